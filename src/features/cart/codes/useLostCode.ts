import { useState } from 'react';

export interface LostCode {
  /** A code that counted and no longer does although nobody took it off; undefined when there is none. */
  code: string | undefined;
  /** The shopper takes the code off: that is no loss. */
  forget: () => void;
}

/** Notices that the backend dropped a code, such as when the cart fell below its minimum. */
export const useLostCode = (current: string | undefined): LostCode => {
  const [known, setKnown] = useState(current);
  const [isExpected, setIsExpected] = useState(false);
  const [lost, setLost] = useState<string>();
  if (current !== known) {
    setKnown(current);
    setLost(current === undefined && !isExpected ? known : undefined);
    setIsExpected(false);
  }
  return { code: lost, forget: () => setIsExpected(true) };
};
