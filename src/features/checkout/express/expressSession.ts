import { isAddressCountry, isPickupCarrier } from '@/features/address/address';
import type { WalletMethod, WalletOffer, WalletPlace } from '@/features/payment/wallets';
import { toMinorUnits } from '@/kernel/i18n/minorUnits';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import type { CheckoutRootState } from '../progress/checkoutThunks';
import type { ExpressCartFragment } from './api/ExpressCart.graphql.generated';
import {
  ExpressMethodsDocument,
  type ExpressMethodsMutationVariables,
  ExpressTotalsDocument,
} from './api/ExpressDelivery.graphql.generated';
import { type ExpressCart, openExpressCart } from './expressCart';
import type { ExpressSource, ExpressWords } from './expressSource';

/** A way to ship as the backend names it. */
export interface ExpressMethod extends WalletMethod {
  carrierCode: string;
  methodCode: string;
}

/** A wallet's sheet while it is open: what it is told, and what it was told last. */
export interface ExpressSession {
  cart: ExpressCart;
  needsAddress: boolean;
  /** For a cart with nothing to ship. */
  begin: () => Promise<WalletOffer>;
  onAddress: (place: WalletPlace) => Promise<WalletOffer>;
  onMethod: (methodId: string) => Promise<WalletOffer>;
  findMethod: (methodId: string | null) => ExpressMethod | undefined;
  /** Total that the sheet showed last, such as '21.95'; null while it showed none that can be paid. */
  agreedTotal: () => string | null;
}

type Place = ExpressMethodsMutationVariables;

/** Estimates change nothing: neither the cache, nor the order of what does. */
const asking = { fetchPolicy: 'no-cache', context: { skipQueue: true } } as const;

/** The ways to ship, the cheapest first. */
const askForMethods = async ({ apollo }: ThunkServices, place: Place): Promise<ExpressMethod[]> => {
  const { data } = await apollo.mutate({ mutation: ExpressMethodsDocument, variables: place, ...asking });
  const methods = (data?.estimateShippingMethods ?? []).flatMap((method) =>
    // A wallet asks where to deliver to.
    method?.available && method.method_code !== null && !isPickupCarrier(method.carrier_code)
      ? [
          {
            id: `${method.carrier_code} ${method.method_code}`,
            label: method.method_title ?? method.carrier_title,
            amountMinor: toMinorUnits(method.price_incl_tax.value ?? 0, method.price_incl_tax.currency),
            carrierCode: method.carrier_code,
            methodCode: method.method_code,
          },
        ]
      : [],
  );
  return methods.sort((one, other) => one.amountMinor - other.amountMinor);
};

const linesFor = (
  { prices, applied_gift_cards: cards }: ExpressCartFragment,
  method: ExpressMethod | undefined,
  words: ExpressWords,
): WalletOffer['lines'] => {
  const line = (
    label: string,
    amount: { value: number | null; currency: string | null } | null | undefined,
    sign = 1,
  ) => (amount?.value ? [{ label, amountMinor: sign * toMinorUnits(amount.value, amount.currency) }] : []);
  return [
    ...line(words.subtotal, prices?.subtotal_including_tax),
    ...(prices?.discounts ?? []).flatMap((discount) => (discount ? line(discount.label, discount.amount, -1) : [])),
    ...(method ? [{ label: words.delivery, amountMinor: method.amountMinor }] : []),
    ...(cards ?? []).flatMap((card) => line(words.giftCards, card?.applied_balance, -1)),
  ];
};

/** The sheet asks, the backend answers: the shop adds nothing up, and keeps nothing of an address before the yes. */
const createSession = (
  services: ThunkServices,
  cart: ExpressCart,
  methodCode: string,
  words: ExpressWords,
): ExpressSession => {
  let place: Place | null = null;
  let methods: ExpressMethod[] = [];
  let agreed: string | null = null;
  const isOffered = cart.contents.available_payment_methods?.some((method) => method?.code === methodCode) ?? false;

  const offerOf = (contents: ExpressCartFragment, method: ExpressMethod | undefined, problem = ''): WalletOffer => {
    const { value, currency } = contents.prices?.grand_total ?? { value: null, currency: null };
    const isFree = value === 0 ? words.nothingToPay : '';
    const found = problem || isFree || (value === null || !isOffered ? words.notAvailable : '');
    agreed = found === '' && value !== null ? value.toFixed(2) : null;
    return {
      lines: linesFor(contents, method, words),
      totalMinor: toMinorUnits(value ?? 0, currency),
      methods,
      methodId: method?.id ?? null,
      problem: found,
    };
  };

  const withMethod = async (method: ExpressMethod | undefined): Promise<WalletOffer> => {
    if (!place || !method) return offerOf(cart.contents, undefined, words.unreachable);
    const asked = { carrier_code: method.carrierCode, method_code: method.methodCode };
    const variables = { ...place, method: asked };
    const { data } = await services.apollo.mutate({ mutation: ExpressTotalsDocument, variables, ...asking });
    const contents = data?.estimateTotals?.cart;
    return contents ? offerOf(contents, method) : offerOf(cart.contents, method, words.notAvailable);
  };

  /** What fails on the way is said in the sheet, where another choice may work. */
  const orProblem = async (offer: () => Promise<WalletOffer>): Promise<WalletOffer> => {
    agreed = null;
    return offer().catch(() => offerOf(cart.contents, undefined, words.notAvailable));
  };

  return {
    cart,
    needsAddress: !cart.contents.is_virtual,
    begin: () => Promise.resolve(offerOf(cart.contents, undefined)),
    onAddress: ({ countryCode, postcode }) =>
      orProblem(async () => {
        methods = [];
        place = isAddressCountry(countryCode) ? { cartId: cart.cartId, countryCode, postcode } : null;
        if (place) methods = await askForMethods(services, place);
        return withMethod(methods[0]);
      }),
    onMethod: (methodId) => orProblem(() => withMethod(methods.find(({ id }) => id === methodId))),
    findMethod: (methodId) => methods.find(({ id }) => id === methodId),
    agreedTotal: () => agreed,
  };
};

/**
 * Opens what a wallet's sheet asks.
 * @param methodCode the backend's method of the wallet; a cart for which it is not offered cannot be paid with it.
 * @throws what the backend or the network threw.
 */
export const openExpressSession =
  (
    source: ExpressSource,
    methodCode: string,
    words: ExpressWords,
  ): AppThunk<Promise<ExpressSession>, CheckoutRootState> =>
  async (dispatch, _getState, services) =>
    createSession(services, await dispatch(openExpressCart(source)), methodCode, words);
