import { type KeyboardEvent, useState } from 'react';

export interface Combobox {
  /** Id of the option that Enter takes; undefined while the text itself is meant. */
  activeId: string | undefined;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  /** The text is meant again: after typing, and when the list is another one. */
  reset: () => void;
}

/** Keys that act on the text, so that the text is meant again. */
const textKeys = new Set(['Home', 'End', 'ArrowLeft', 'ArrowRight']);

/**
 * The keyboard of an editable combobox with a list (ARIA APG): arrows go through the options and round, Enter takes the
 * active one, Home and End act on the text. The focus stays in the field; Tab and Escape are left to the page.
 * @param ids of the options, in order.
 */
export const useCombobox = (ids: readonly string[]): Combobox => {
  const [chosenId, setChosenId] = useState<string>();
  const index = chosenId === undefined ? -1 : ids.indexOf(chosenId);
  const activeId = ids[index];

  const activate = (next: number): void => {
    const id = ids.at(next % ids.length);
    setChosenId(id);
    if (id) document.getElementById(id)?.scrollIntoView?.({ block: 'nearest' });
  };

  return {
    activeId,
    reset: () => setChosenId(undefined),
    onKeyDown: (event) => {
      // Keys of an input method choose characters, not options.
      if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      if (textKeys.has(event.key)) setChosenId(undefined);
      if (ids.length === 0) return;
      if (event.key === 'ArrowDown') activate(index + 1);
      else if (event.key === 'ArrowUp') activate(index < 0 ? -1 : index - 1);
      else if (event.key === 'Enter' && activeId !== undefined) document.getElementById(activeId)?.click();
      else return;
      event.preventDefault();
    },
  };
};
