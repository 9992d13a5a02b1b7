/** A value that is seen to change only when what decides it has been seen (dice, usually). Call it in a component. */

import { untrack } from "svelte";

export function later<Value>(value: () => Value, delay: () => number): { readonly seen: Value } {
  let seen = $state(untrack(value));
  $effect(() => {
    const now = value();
    const timer = setTimeout(() => (seen = now), untrack(delay));
    return () => clearTimeout(timer);
  });
  return {
    get seen() {
      return seen;
    },
  };
}
