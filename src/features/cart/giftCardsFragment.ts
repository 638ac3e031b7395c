import { GiftCardsFragmentDoc } from './api/GiftCards.graphql.generated';

/** The fragment that reads a cart's gift cards from the Apollo cache. */
export const giftCardsFragment = { fragment: GiftCardsFragmentDoc, fragmentName: 'GiftCards' } as const;
