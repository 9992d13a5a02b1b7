import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/kit.css";
import "./styles/house.css";
import { addIcons } from "./lib/icons";
import chrome from "./icons/chrome.json?sprite";

addIcons(chrome);
mount(App, { target: document.getElementById("app")! });
