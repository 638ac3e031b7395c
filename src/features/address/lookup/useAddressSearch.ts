import { useEffect, useRef, useState } from 'react';
import { formatUkPostcode } from '@/kernel/validation/validators';
import type { AddressLookup, FoundAddress } from './addressLookup';

/** Milliseconds that the typing rests before the look-up is asked. */
const restMs = 250;
/** Letters and digits without which nothing is asked. */
const shortestSearch = 3;

export type SearchStatus =
  | { kind: 'idle' }
  | { kind: 'searching' }
  | { kind: 'found'; search: string; addresses: FoundAddress[] }
  | { kind: 'none'; search: string }
  /** Nobody could be asked. */
  | { kind: 'failed' };

export interface AddressSearch {
  status: SearchStatus;
  /** Takes what stands in the field now. */
  type: (text: string) => void;
}

const ask = async (lookup: AddressLookup, search: string): Promise<SearchStatus> => {
  try {
    const addresses = await lookup(search);
    if (addresses === null) return { kind: 'failed' };
    return addresses.length > 0 ? { kind: 'found', search, addresses } : { kind: 'none', search };
  } catch {
    return { kind: 'failed' };
  }
};

/** What is asked for: a postcode in the one way of writing, anything else without the space around it. */
const toSearch = (text: string): string => formatUkPostcode(text).trim().replace(/\s+/g, ' ');

const isTooShort = (text: string): boolean => text.replace(/[^\p{L}\p{N}]/gu, '').length < shortestSearch;

/** Looks addresses up as they are typed; only the answer to the last question counts. */
export const useAddressSearch = (lookup: AddressLookup): AddressSearch => {
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

  const type = (text: string): void => {
    clearTimeout(timer.current);
    asked.current += 1;
    const question = asked.current;
    if (isTooShort(text)) {
      setStatus({ kind: 'idle' });
      return;
    }
    setStatus({ kind: 'searching' });
    timer.current = setTimeout(() => {
      void ask(lookup, toSearch(text)).then((answer) => {
        if (asked.current === question) setStatus(answer);
      });
    }, restMs);
  };
  return { status, type };
};
