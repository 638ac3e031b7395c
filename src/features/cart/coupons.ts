import type { AppThunk } from '@/kernel/redux/thunk';
import { ApplyCouponDocument } from './api/ApplyCoupon.graphql.generated';
import type { CartDetailsFragment } from './api/CartDetails.graphql.generated';
import { RemoveCouponDocument } from './api/RemoveCoupon.graphql.generated';
import type { CartRootState } from './cartOperation';
import { changeCart } from './changeCart';

type CouponThunk = AppThunk<Promise<CartDetailsFragment>, CartRootState>;

/**
 * Applies a coupon code (semantics §4 Coupons).
 * @param headers those of the bot protection.
 * @throws what the backend or the network threw.
 */
export const applyCoupon = (code: string, headers: Record<string, string> = {}): CouponThunk =>
  changeCart(async ({ apollo }, cartId) => {
    const variables = { cartId, code };
    const { data } = await apollo.mutate({ mutation: ApplyCouponDocument, variables, context: { headers } });
    return data?.applyCouponToCart?.cart;
  });

/** Takes the coupon off. @throws what the backend or the network threw. */
export const removeCoupon = (): CouponThunk =>
  changeCart(async ({ apollo }, cartId) => {
    const { data } = await apollo.mutate({ mutation: RemoveCouponDocument, variables: { cartId } });
    return data?.removeCouponFromCart?.cart;
  });
