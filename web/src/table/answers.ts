/** What is listed in the Choices: the answers in their order, under their headings, and what is refused. */

import type { Answer, GameModule } from "../games/module";
import type { Decision, HintLine, Option } from "../lib/game";
import type { TableView } from "../lib/table.svelte";

export interface Listed {
  option: Option;
  answer: Answer;
  number: number; // as it is chosen by a key
}

export interface Shut {
  answer: Answer;
  why: string;
  rule: string;
}

const MANY = 6;

/** Every answer by its rank; what hurts whoever answers stands behind the others, what ends a phase or passes last. */
export function listed(decision: Decision, module: GameModule, table: TableView): Listed[] {
  return decision.options
    .map((option) => ({ option, answer: module.answer(option, table) }))
    .sort((a, b) => place(a.answer) - place(b.answer) || (b.answer.rank ?? 0) - (a.answer.rank ?? 0))
    .map((each, i) => ({ ...each, number: i + 1 }));
}

function place({ ends, hurts }: Answer): number {
  return ends ? 2 : hurts ? 1 : 0;
}

/** The answer that is lit: the only one, the one that a lesson asks for, or what the bots would give, if they were asked. */
export function suggested(
  answers: readonly Listed[],
  hints: readonly HintLine[],
  taught: string | null = null,
): Listed | null {
  if (answers.length === 1) return answers[0]!;
  return answers.find(({ option }) => option.id === taught || option.action === hints[0]?.action) ?? null;
}

/** Where there are many answers, those that belong together stand under a heading. */
export function grouped(answers: Listed[]): [string, Listed[]][] {
  if (answers.length <= MANY) return [["", answers]];
  const found = new Map<string, Listed[]>();
  for (const each of answers) {
    const name = each.answer.group ?? "";
    found.set(name, [...(found.get(name) ?? []), each]);
  }
  return [...found];
}

/** What is refused for the same reason is one line. */
export function refusals(decision: Decision, module: GameModule, table: TableView): Shut[] {
  const found = new Map<string, Shut>();
  for (const each of decision.refused) {
    const answer = module.refusal(each, table);
    if (!answer) continue;
    const why = table.speech.text(each.why_not);
    const same = found.get(why);
    if (!same) found.set(why, { answer: { ...answer }, why, rule: each.rule });
    else if (!same.answer.title.split(", ").includes(answer.title)) same.answer.title += `, ${answer.title}`;
  }
  return [...found.values()];
}
