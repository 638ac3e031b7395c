import type { Subscription } from './subscription';
import { byLink } from './useManageLink';

/** Path of the page on which a new card is typed. */
export const newCardBase = '/checkout/card';

/**
 * The page on which a new card is typed: one of the checkout, since only there the provider's fields may stand.
 * @param isByLink a mail's link opened the subscription: it need not be that of the customer who is signed in.
 */
export const newCardPath = (uid: string, isByLink: boolean): string =>
  `${newCardBase}?${new URLSearchParams({ subscription: uid, ...(isByLink ? byLink : {}) }).toString()}`;

/** Whether the provider keeps a card that is typed outside of a cart; Adyen's fields pay for a cart only. */
export const takesNewCards = ({ card }: Pick<Subscription, 'card'>): boolean =>
  card !== null && card.method_code !== 'adyen_cc';
