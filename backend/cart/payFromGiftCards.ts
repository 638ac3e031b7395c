import type { Db } from '../db/open';
import { drawOnGiftCard, insertOrderGiftCard } from './giftCardQueries';
import type { AppliedGiftCard } from './models';

/**
 * Takes an order's part from its gift cards. Runs inside the order's transaction.
 * @param currency of the order.
 * @returns whether each still held it.
 */
export const payFromGiftCards = (
  db: Db,
  orderId: number,
  cards: readonly AppliedGiftCard[],
  currency: string,
): boolean =>
  cards
    .filter(({ appliedMinor }) => appliedMinor > 0)
    .every(({ code, appliedMinor }) => {
      const drawnMinor = drawOnGiftCard(db, code, appliedMinor, currency);
      if (drawnMinor === null) return false;
      insertOrderGiftCard(db, orderId, code, { amountMinor: appliedMinor, drawnMinor });
      return true;
    });
