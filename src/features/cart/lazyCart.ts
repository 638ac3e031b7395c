import type { PrepareTokenChange } from '@/features/session/signIn';
import { importWithRetry, lazyComponent } from '@/kernel/routing/lazyComponent';

const importOperations = () => import(/* webpackChunkName: "cart-operations" */ './cartOperations');

/** Loads the operations of the cart, in a chunk of their own: browsing needs none of them. */
export const loadCartOperations = () => importWithRetry(importOperations);

/** Loads them before anybody has asked for something: never reloads the page. */
export const loadCartOperationsAhead = () => importWithRetry(importOperations, null);

/** Loads the texts of failed additions, in the same chunk. */
export const loadAddFailure = () =>
  importWithRetry(() => import(/* webpackChunkName: "cart-operations" */ './adding/tellAddition'));

/** Loads the addition of several products at once, or of one with options that the cart has to keep. */
export const loadAddMore = () => importWithRetry(() => import(/* webpackChunkName: "add-more" */ './adding/addMore'));

/**
 * Carries the guest's cart over into the customer's when they sign in; few do, so its code comes then.
 * @throws what the backend or the network threw.
 */
export const mergeGuestCart: PrepareTokenChange = (token) => async (dispatch) => {
  const merging = await importWithRetry(() => import(/* webpackChunkName: "cart-merge" */ './recovery/mergeGuestCart'));
  return dispatch(merging.mergeGuestCart(token));
};

/** Codes and the delivery estimate: the first look is at lines and totals. */
export const lazyCartTools = lazyComponent(
  async () => (await import(/* webpackChunkName: "cart-tools" */ './codes/CartTools')).CartTools,
);

/** The codes alone, for checkout. */
export const lazyCartCodes = lazyComponent(
  async () => (await import(/* webpackChunkName: "cart-tools" */ './codes/CartCodes')).CartCodes,
);

const hasBalances = CAPABILITIES.storeCredit || CAPABILITIES.rewardPoints;

/** What store credit and reward points pay, where the backend has them: guests have none. */
export const lazyPaidRows = hasBalances
  ? lazyComponent(async () => (await import(/* webpackChunkName: "cart-balances" */ './balances/PaidRows')).PaidRows)
  : undefined;

/** The choice to pay with them. */
export const lazyBalanceChoices = hasBalances
  ? lazyComponent(
      async () => (await import(/* webpackChunkName: "cart-balances" */ './balances/BalanceChoices')).BalanceChoices,
    )
  : undefined;

/** What gift options of the cart cost, where the backend has them: most have none. */
export const lazyGiftRows = CAPABILITIES.giftOptions
  ? lazyComponent(
      async () => (await import(/* webpackChunkName: "gift-rows" */ './giftOptions/CartGiftRows')).CartGiftRows,
    )
  : undefined;

/** Loads the question for it, in the same chunk. */
export const loadGiftPrices = () =>
  importWithRetry(() => import(/* webpackChunkName: "gift-rows" */ './giftOptions/giftPrices'));
