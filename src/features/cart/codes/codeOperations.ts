import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import type { Cart } from '../cartContents';
import { type CartRootState, changeCart } from '../cartOperations';
import { ApplyCouponDocument } from './ApplyCoupon.graphql.generated';
import { ApplyCouponsDocument } from './ApplyCoupons.graphql.generated';
import { ApplyGiftCardDocument, RemoveGiftCardDocument } from './GiftCards.graphql.generated';
import { RemoveCouponDocument } from './RemoveCoupon.graphql.generated';
import { RemoveCouponsDocument } from './RemoveCoupons.graphql.generated';

/** Changes the codes of a cart. */
export type CodeThunk = AppThunk<Promise<Cart>, CartRootState>;

/** Applies a coupon code to any cart of the shopper's, beside others where the backend takes several. @throws what the backend or the network threw. */
export const sendCoupon = async (
  { apollo }: ThunkServices,
  cartId: string,
  code: string,
  headers?: Record<string, string>,
): Promise<Cart | undefined> => {
  // Without any of its own the client's headers count: the token at a sign-in is among them.
  const context = headers ? { context: { headers } } : {};
  if (CAPABILITIES.severalCoupons) {
    const variables = { cartId, codes: [code] };
    const { data } = await apollo.mutate({ mutation: ApplyCouponsDocument, variables, ...context });
    return data?.applyCouponsToCart?.cart;
  }
  const { data } = await apollo.mutate({ mutation: ApplyCouponDocument, variables: { cartId, code }, ...context });
  return data?.applyCouponToCart?.cart;
};

/** Lets any cart of the shopper's draw on a gift card. @throws what the backend or the network threw. */
export const sendGiftCard = async (
  { apollo }: ThunkServices,
  cartId: string,
  code: string,
): Promise<Cart | undefined> => {
  const { data } = await apollo.mutate({ mutation: ApplyGiftCardDocument, variables: { cartId, code } });
  return data?.applyGiftCardToCart?.cart;
};

/**
 * Applies a coupon code.
 * @param headers those of the bot protection.
 * @throws what the backend or the network threw.
 */
export const applyCoupon = (code: string, headers: Record<string, string> = {}): CodeThunk =>
  changeCart((services, cartId) => sendCoupon(services, cartId, code, headers));

/** Takes a coupon off, or the only one. @throws what the backend or the network threw. */
export const removeCoupon = (code?: string): CodeThunk =>
  changeCart(async ({ apollo }, cartId) => {
    if (CAPABILITIES.severalCoupons && code !== undefined) {
      const variables = { cartId, codes: [code] };
      const { data } = await apollo.mutate({ mutation: RemoveCouponsDocument, variables });
      return data?.removeCouponsFromCart?.cart;
    }
    const { data } = await apollo.mutate({ mutation: RemoveCouponDocument, variables: { cartId } });
    return data?.removeCouponFromCart?.cart;
  });

/** Lets the cart draw on a gift card. @throws what the backend or the network threw. */
export const applyGiftCard = (code: string): CodeThunk =>
  changeCart((services, cartId) => sendGiftCard(services, cartId, code));

/** Takes a gift card off. @throws what the backend or the network threw. */
export const removeGiftCard = (code: string): CodeThunk =>
  changeCart(async ({ apollo }, cartId) => {
    const { data } = await apollo.mutate({ mutation: RemoveGiftCardDocument, variables: { cartId, code } });
    return data?.removeGiftCardFromCart?.cart;
  });
