import type { AppThunk } from '@/kernel/redux/thunk';
import type { Cart } from '../cartContents';
import { type CartRootState, changeCart } from '../cartOperations';
import {
  ApplyRewardPointsDocument,
  ApplyStoreCreditDocument,
  RemoveRewardPointsDocument,
  RemoveStoreCreditDocument,
} from './Balances.graphql.generated';

/** What a customer may pay with besides a payment method. */
export type BalanceKind = 'credit' | 'points';

const changeCredit = (isUsed: boolean): AppThunk<Promise<Cart>, CartRootState> =>
  changeCart(async ({ apollo }, cartId) => {
    const variables = { cartId };
    if (isUsed) {
      const { data } = await apollo.mutate({ mutation: ApplyStoreCreditDocument, variables });
      return data?.applyStoreCreditToCart?.cart;
    }
    const { data } = await apollo.mutate({ mutation: RemoveStoreCreditDocument, variables });
    return data?.removeStoreCreditFromCart?.cart;
  });

const changePoints = (isUsed: boolean): AppThunk<Promise<Cart>, CartRootState> =>
  changeCart(async ({ apollo }, cartId) => {
    const variables = { cartId };
    if (isUsed) {
      const { data } = await apollo.mutate({ mutation: ApplyRewardPointsDocument, variables });
      return data?.applyRewardPointsToCart?.cart;
    }
    const { data } = await apollo.mutate({ mutation: RemoveRewardPointsDocument, variables });
    return data?.removeRewardPointsFromCart?.cart;
  });

/** Lets a balance of the customer's pay for the cart, as far as it goes, or not. @throws what the backend or the network threw. */
export const setBalanceUse = (kind: BalanceKind, isUsed: boolean): AppThunk<Promise<Cart>, CartRootState> =>
  kind === 'credit' ? changeCredit(isUsed) : changePoints(isUsed);
