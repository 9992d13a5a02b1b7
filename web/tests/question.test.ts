import { expect, test } from "vitest";
import { question } from "../src/lib/question";

test.each([
  ["Who defends the dungeon? Choose your clan.", "", "Who defends the dungeon?", "Choose your clan."],
  ["Mind your backs! Where do you shove Ansel?", "Mind your backs!", "Where do you shove Ansel?", ""],
  ["Thief: you may steal 1 Loot. From whom?", "Thief: you may steal 1 Loot.", "From whom?", ""],
  [
    "Your turn: play a card. When you end it, the heroes come.",
    "Your turn",
    "Play a card.",
    "When you end it, the heroes come.",
  ],
  ["Первая Вербовка: завербуйте лутера с руки.", "Первая Вербовка", "Завербуйте лутера с руки.", ""],
  ["Colpo di Spugna: di quale Occhiataccia ti liberi?", "Colpo di Spugna", "Di quale Occhiataccia ti liberi?", ""],
  [
    "The tithe is due: coin ×2. Where do you take it from?",
    "The tithe is due: coin ×2.",
    "Where do you take it from?",
    "",
  ],
])("%s", (prompt, lead, asked, note) => {
  expect(question(prompt)).toEqual({ lead, asked, note });
});
