import type { GiftCardRow } from './giftCardQueries';
import type { AppliedGiftCard } from './models';

/** A day as YYYY-MM-DD, in UTC. @param time milliseconds since 1970. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Draws an amount from cards, the first given first; a card that is not needed stays with nothing drawn. Minor units. */
export const shareGiftCards = (cards: readonly GiftCardRow[], dueMinor: number): AppliedGiftCard[] => {
  let left = dueMinor;
  return cards.map(({ code, balance_minor: balanceMinor, expires_on: expiresOn }) => {
    const appliedMinor = Math.min(left, balanceMinor);
    left -= appliedMinor;
    return { code, balanceMinor, appliedMinor, expiresOn };
  });
};
