import { type ChangeEvent, type KeyboardEvent, useState } from 'react';

/** Keys that take what is chosen: Escape gives it up. */
const takes = 'Enter';
const givesUp = 'Escape';

/** For a native select. */
export interface SettledChoice {
  value: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerDown: () => void;
  onBlur: () => void;
}

/**
 * Takes a choice once it is settled. A list that is open tells one change, but the arrow keys of a closed one tell each value
 * that they pass: those wait until Enter is pressed or the field is left (WCAG 3.2.2).
 * @param value what is taken so far.
 */
export const useSettledChoice = (value: string, onSettle: (value: string) => void): SettledChoice => {
  const [passed, setPassed] = useState<string | null>(null);
  const [isByKeys, setIsByKeys] = useState(false);
  const settle = (): void => {
    setPassed(null);
    if (passed !== null && passed !== value) onSettle(passed);
  };
  return {
    value: passed ?? value,
    onChange: ({ target }) => {
      if (isByKeys) setPassed(target.value);
      else onSettle(target.value);
    },
    onKeyDown: ({ key }) => {
      setIsByKeys(true);
      if (key === takes) settle();
      if (key === givesUp) setPassed(null);
    },
    onPointerDown: () => {
      setIsByKeys(false);
      settle();
    },
    onBlur: settle,
  };
};
