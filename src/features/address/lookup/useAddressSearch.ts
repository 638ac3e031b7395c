import { useEffect, useRef, useState } from 'react';
import { formatUkPostcode, isUkPostcode } from '@/kernel/validation/validators';
import type { AddressLookup, FoundAddress } from './addressLookup';

/** Milliseconds that the typing rests before the look-up is asked. */
const restMs = 250;

export type SearchStatus =
  | { kind: 'idle' }
  | { kind: 'searching' }
  | { kind: 'found'; postcode: string; addresses: FoundAddress[] }
  | { kind: 'none'; postcode: string }
  /** Nobody could be asked. */
  | { kind: 'failed' };

export interface AddressSearch {
  text: string;
  status: SearchStatus;
  type: (text: string) => void;
  /** Shows what was chosen, and asks nothing for it. */
  choose: (text: string) => void;
}

const ask = async (lookup: AddressLookup, postcode: string): Promise<SearchStatus> => {
  try {
    const addresses = await lookup(postcode);
    if (addresses === null) return { kind: 'failed' };
    return addresses.length > 0 ? { kind: 'found', postcode, addresses } : { kind: 'none', postcode };
  } catch {
    return { kind: 'failed' };
  }
};

/** Looks a postcode up as soon as it is complete; only the answer to the last one counts. */
export const useAddressSearch = (lookup: AddressLookup): AddressSearch => {
  const [text, setText] = useState('');
  const [status, setStatus] = useState<SearchStatus>({ kind: 'idle' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef(0);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      asked.current += 1;
    },
    [],
  );

  const start = (next: string): number => {
    clearTimeout(timer.current);
    setText(next);
    asked.current += 1;
    return asked.current;
  };
  const type = (next: string): void => {
    const question = start(next);
    if (isUkPostcode(next, {}) !== undefined) {
      setStatus({ kind: 'idle' });
      return;
    }
    setStatus({ kind: 'searching' });
    timer.current = setTimeout(() => {
      void ask(lookup, formatUkPostcode(next)).then((answer) => {
        if (asked.current === question) setStatus(answer);
      });
    }, restMs);
  };
  const choose = (next: string): void => {
    start(next);
    setStatus({ kind: 'idle' });
  };
  return { text, status, type, choose };
};
