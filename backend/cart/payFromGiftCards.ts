import type { Db } from '../db/open';
import { drawOnGiftCard, insertOrderGiftCard } from './giftCardQueries';
import type { AppliedGiftCard } from './models';

/** Takes an order's part from its gift cards; returns whether each still held it. Runs inside the order's transaction. */
export const payFromGiftCards = (db: Db, orderId: number, cards: readonly AppliedGiftCard[]): boolean =>
  cards
    .filter(({ appliedMinor }) => appliedMinor > 0)
    .every(({ code, appliedMinor }) => {
      if (!drawOnGiftCard(db, code, appliedMinor)) return false;
      insertOrderGiftCard(db, orderId, code, appliedMinor);
      return true;
    });
