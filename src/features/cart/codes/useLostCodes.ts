import { useState } from 'react';

export interface LostCodes {
  /** Codes that counted and no longer do although nobody took them off. */
  codes: readonly string[];
  /** The shopper takes a code off: that is no loss. */
  forget: (code: string) => void;
}

/** Notices that the backend dropped a code, such as when the cart fell below its minimum. */
export const useLostCodes = (current: readonly string[]): LostCodes => {
  const [known, setKnown] = useState(current);
  const [expected, setExpected] = useState('');
  const [lost, setLost] = useState<readonly string[]>([]);
  if (current.join() !== known.join()) {
    setKnown(current);
    const gone = known.filter((code) => code !== expected && !current.includes(code));
    // Where one code counts at a time, another in its place has been chosen.
    setLost(CAPABILITIES.severalCoupons || current.length === 0 ? gone : []);
    setExpected('');
  }
  return { codes: lost, forget: setExpected };
};
