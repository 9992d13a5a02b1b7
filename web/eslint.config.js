import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";

export default defineConfig(
  // Made by `python -m lootkeep.server.protocol.typescript`.
  globalIgnores(["src/lib/protocol.ts", "src/lib/game.ts", "src/games/*/view.ts"]),
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "no-console": ["error", { allow: ["error"] }], // what went wrong is told, nothing else
      // To leave a key out of an object is to name it; other names that nobody uses go.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      // With noUncheckedIndexedAccess every look into a list may find nothing: `!` says that this one does not.
      "@typescript-eslint/no-non-null-assertion": "off",
      // An empty function is how to do nothing: a replay asks nobody, a test listens to nothing.
      "@typescript-eslint/no-empty-function": "off",
      // A room's tally of tokens loses what there is none of.
      "@typescript-eslint/no-dynamic-delete": "off",
      // Maps and sets are made anew and assigned, or kept from the screen: nobody watches one change.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ["src/lib/table.svelte.ts", "src/replay/replay.svelte.ts"],
    rules: { "@typescript-eslint/no-explicit-any": "off" }, // what a view holds is for its game to say
  },
);
