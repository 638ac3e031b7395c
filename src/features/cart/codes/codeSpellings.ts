import { plainCode } from '@/kernel/text/visibleText';

// What stands around a code where it was written about: quotation marks, and the end of the sentence.
const surroundings = /^[\s\p{Pi}\p{Pf}"'`„‚]+|[\s\p{Pi}\p{Pf}"'`„‚.,]+$/gu;

/** A code out of what was typed or pasted, without what stands around it. */
const codeIn = (typed: string): string => plainCode(typed).replace(surroundings, '');

const withPlainDashes = (code: string): string => code.replace(/\p{Pd}/gu, '-');

const distinct = (spellings: string[]): string[] => [...new Set(spellings)].filter((spelling) => spelling !== '');

/** How a discount code may be meant, the likeliest first: as it is written, for a code may hold spaces, or without them. */
export const couponSpellings = (typed: string): string[] => {
  const code = codeIn(typed);
  return distinct([code, withPlainDashes(code).replace(/\s/g, '')]);
};

/** How the code of a gift card may be meant, the likeliest first: its groups as they are written, with dashes, or as one. */
export const giftCardSpellings = (typed: string): string[] => {
  const code = codeIn(typed);
  const groups = withPlainDashes(code).split(/[\s-]+/);
  return distinct([code, groups.join('-'), groups.join('')]);
};

/**
 * Tries each spelling in turn until one is taken.
 * @param isUnknown tells by a failure that the backend has no such code.
 * @returns the spelling that was taken.
 * @throws the first refusal where all are unknown, and any other failure at once.
 */
export const trySpellings = async (
  spellings: readonly string[],
  send: (code: string) => Promise<unknown>,
  isUnknown: (failure: unknown) => boolean,
): Promise<string> => {
  const [code = '', ...others] = spellings;
  try {
    await send(code);
    return code;
  } catch (failure) {
    if (others.length === 0 || !isUnknown(failure)) throw failure;
    return trySpellings(others, send, isUnknown).catch((later: unknown) => {
      throw isUnknown(later) ? failure : later;
    });
  }
};
