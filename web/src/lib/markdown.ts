/** The Markdown of our rules pages as parts to be shown; there is no way for it to become HTML by itself. */

export interface Span {
  kind: "plain" | "bold" | "italic" | "code" | "link";
  text: string;
  to?: string; // of a link
  hit?: number; // which of the places it is that somebody looks for
}

export type Block =
  | { kind: "heading"; level: number; spans: Span[]; id: string }
  | { kind: "paragraph"; spans: Span[]; rule: string | null; hit?: number } // a rule's paragraph begins with its id
  | { kind: "list"; items: Span[][] }
  | { kind: "code"; text: string }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

const RULE = /^\*\*([A-Z]{2}-E?\d+)\*\* /;
const INLINE = /\*\*(?<bold>[^*]+)\*\*|\*(?<italic>[^*]+)\*|`(?<code>[^`]+)`|\[(?<link>[^\]]+)\]\((?<to>[^)]+)\)/g;

/** The blocks of a page. */
export function read(text: string): Block[] {
  const blocks: Block[] = [];
  let fence: string[] | null = null;
  let lines: string[] = [];
  const close = (): void => {
    if (lines.length) blocks.push(block(lines));
    lines = [];
  };
  for (const line of text.split("\n")) {
    if (line.startsWith("```")) {
      close();
      if (fence) blocks.push({ kind: "code", text: fence.join("\n") });
      fence = fence ? null : [];
    } else if (fence) fence.push(line);
    else if (!line.trim()) close();
    else if (line.startsWith("#")) {
      close();
      blocks.push(heading(line));
    } else lines.push(line);
  }
  close();
  return blocks;
}

function heading(line: string): Block {
  const level = line.length - line.replace(/^#+/, "").length;
  const text = line.slice(level).trim();
  return { kind: "heading", level, spans: spans(text), id: text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-") };
}

function block(lines: string[]): Block {
  const first = lines[0]!;
  if (first.startsWith("|")) return table(lines);
  if (/^[-*] /.test(first)) {
    const items = lines.join("\n").split(/\n(?=[-*] )/);
    return { kind: "list", items: items.map((item) => spans(item.slice(2).replace(/\s+/g, " "))) };
  }
  const text = lines.join(" ").replace(/\s+/g, " ");
  const rule = RULE.exec(text)?.[1] ?? null;
  return { kind: "paragraph", spans: rule ? titled(spans(text.replace(RULE, ""))) : spans(text), rule };
}

/** A rule begins with its title, which is set in bold. */
function titled([first, ...rest]: Span[]): Span[] {
  const [title] = /^[^.!?]{2,80}[.!?]?/.exec(first?.kind === "plain" ? first.text : "") ?? [""];
  if (!title) return first ? [first, ...rest] : [];
  const after = first!.text.slice(title.length);
  return [{ kind: "bold", text: title }, ...(after ? [{ kind: "plain" as const, text: after }] : []), ...rest];
}

function table(lines: string[]): Block {
  const cells = (line: string): Span[][] =>
    line
      .replace(/^\||\|\s*$/g, "")
      .split("|")
      .map((cell) => spans(cell.trim()));
  return { kind: "table", head: cells(lines[0]!), rows: lines.slice(2).map(cells) };
}

/** Words with their emphasis; the marks themselves are gone. */
export function spans(text: string): Span[] {
  const found: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: "plain", text: text.slice(at, match.index) });
    const { bold, italic, code, link, to } = match.groups!;
    if (bold) found.push({ kind: "bold", text: bold });
    else if (italic) found.push({ kind: "italic", text: italic });
    else if (code) found.push({ kind: "code", text: code });
    else found.push({ kind: "link", text: link!, to });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: "plain", text: text.slice(at) });
  return found;
}

/** A block's words alone, for searching. */
export function plain(block: Block): string {
  const words = (each: Span[]): string => each.map((span) => span.text).join("");
  switch (block.kind) {
    case "heading":
    case "paragraph":
      return ("rule" in block && block.rule ? `${block.rule} ` : "") + words(block.spans);
    case "list":
      return block.items.map(words).join(" ");
    case "code":
      return block.text;
    case "table":
      return [block.head, ...block.rows].flat().map(words).join(" ");
  }
}
