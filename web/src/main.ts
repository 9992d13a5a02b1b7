import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/kit.css";
import "./styles/house.css";
import { addIcons } from "./lib/icons";
import { renewWhenOld } from "./lib/renewal";
import chrome from "./icons/chrome.json?sprite";

addIcons(chrome);
renewWhenOld();
mount(App, { target: document.getElementById("app")! });
