// Only a drawing inside url() has its own: custom properties do not reach into it.
const COLOURS = "Colours have names in src/styles/tokens.css, or in the tokens.css of a game";

// A short word is one of these; a number tells apart what has no other names: seats, what a chest is worth.
const WORD = "(?:(?=[a-z]*[aeiouy])[a-z]{3,}|go|no|of|on|up)";
const WORDS = `^${WORD}(?:-${WORD}|-[0-9])*$`;

/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard"],
  overrides: [
    { files: ["**/*.svelte"], customSyntax: "postcss-html" },
    { files: ["**/tokens.css"], rules: { "color-no-hex": null, "function-disallowed-list": null } },
  ],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }], // Svelte's own
    "media-feature-name-disallowed-list": [
      ["width", "height", "aspect-ratio"],
      { message: "How large a screen is has names in src/styles/breakpoints.css" },
    ],
    "color-named": ["never", { message: COLOURS }],
    "color-no-hex": [true, { message: COLOURS }],
    "function-disallowed-list": [/^(rgb|hsl)a?$|^(hwb|lab|lch|oklab|oklch|color)$/, { message: COLOURS }],
    "selector-class-pattern": [WORDS, { message: "A class is words: three letters or more, with a vowel" }],
    "value-keyword-case": [
      "lower",
      { ignoreKeywords: ["currentColor", "crispEdges"], ignoreProperties: ["--display", "--body"] },
    ],
    // Rules stand close together, as prettier leaves them.
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,
    // A component's rules follow what is seen from top to bottom; Svelte scopes them, so weights seldom meet.
    "no-descending-specificity": null,
  },
};
