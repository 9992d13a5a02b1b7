/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard"],
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }], // Svelte's own
    "media-feature-name-disallowed-list": [
      ["width", "height", "aspect-ratio"],
      { message: "How large a screen is has names in src/styles/breakpoints.css" },
    ],
    "value-keyword-case": ["lower", { ignoreKeywords: ["currentColor", "crispEdges"] }],
    // Rules stand close together, as prettier leaves them.
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,
    // A component's rules follow what is seen from top to bottom; Svelte scopes them, so weights seldom meet.
    "no-descending-specificity": null,
    "selector-class-pattern": null,
  },
};
