/** Keys that press a plate's controls. */

/** Whether a key is meant for something that is being written or answered elsewhere. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const { target } = event;
  const isWriting = target instanceof HTMLElement && target.closest("input, textarea, select, dialog") !== null;
  return isWriting || event.ctrlKey || event.metaKey || event.altKey;
}
