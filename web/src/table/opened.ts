/** What is open beside or above a table: a drawer or a dialog, one at a time. */
export type Opened =
  { what: "chat" | "throw" | "settings" | "leave" | "keys" | "first" } | { what: "rules"; rule?: string } | null;
