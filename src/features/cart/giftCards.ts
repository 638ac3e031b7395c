import type { AppThunk } from '@/kernel/redux/thunk';
import type { CartDetailsFragment } from './api/CartDetails.graphql.generated';
import { ApplyGiftCardDocument, RemoveGiftCardDocument } from './api/GiftCards.graphql.generated';
import type { CartRootState } from './cartOperation';
import { changeCart } from './changeCart';

/** Changes the gift cards of a cart. */
export type GiftCardThunk = AppThunk<Promise<CartDetailsFragment>, CartRootState>;

/** Lets the cart draw on a gift card. @throws what the backend or the network threw. */
export const applyGiftCard = (code: string): GiftCardThunk =>
  changeCart(async ({ apollo }, cartId) => {
    const { data } = await apollo.mutate({ mutation: ApplyGiftCardDocument, variables: { cartId, code } });
    return data?.applyGiftCardToCart?.cart;
  });

/** Takes a gift card off. @throws what the backend or the network threw. */
export const removeGiftCard = (code: string): GiftCardThunk =>
  changeCart(async ({ apollo }, cartId) => {
    const { data } = await apollo.mutate({ mutation: RemoveGiftCardDocument, variables: { cartId, code } });
    return data?.removeGiftCardFromCart?.cart;
  });
