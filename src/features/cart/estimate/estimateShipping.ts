import { entriesOf } from '@/kernel/entriesOf';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { restClientOf } from '@/kernel/rest/restClient';
import { readShownCart } from '../cartContents';
import { type CartRootState, restCartPath, withCart } from '../cartOperations';
import { type Amount, shippingMethodsReceived } from '../cartSlice';
import { isPickupCarrier } from '@/features/address/address';
import {
  type CartContextState,
  type EstimatedTotal,
  selectCartContext,
  shippingEstimated,
  toAmount,
  totalEstimated,
} from '../operations/cartContextSlice';
import type { EstimatedMethod, Question } from './estimatedMethod';
import { EstimateShippingMethodsDocument } from './EstimateShippingMethods.graphql.generated';
import { EstimateTotalsDocument } from './EstimateTotals.graphql.generated';
import { askRestMethods, askRestTotal, type RestCart } from './restEstimate';

/** The state that an estimate needs. */
type EstimateRootState = CartRootState & { cartContext?: CartContextState | undefined };

export interface EstimatePlace {
  /** Null for one that the shop does not know. */
  countryCode: Question['countryCode'] | null;
  /** Of a country that has some. */
  region?: Question['region'];
  /** Some countries have no postcodes; required unless told otherwise. */
  isPostcodeOptional?: boolean;
}

/** The least that delivery costs. */
const cheapestOf = (methods: readonly EstimatedMethod[]): EstimatedMethod | undefined =>
  methods
    .filter(({ available }) => available)
    .sort((one, other) => (one.price_incl_tax.value ?? 0) - (other.price_incl_tax.value ?? 0))[0];

const askGraphQlMethods = async ({ apollo }: ThunkServices, variables: Question): Promise<EstimatedMethod[]> => {
  const { data } = await apollo.mutate({
    mutation: EstimateShippingMethodsDocument,
    variables,
    // It changes nothing: neither the cache, nor the order of what does.
    fetchPolicy: 'no-cache',
    context: { skipQueue: true },
  });
  return entriesOf(data?.estimateShippingMethods);
};

const restCart = (services: ThunkServices, state: EstimateRootState, cartId: string): RestCart => ({
  client: restClientOf(services),
  path: restCartPath(state, cartId),
  currency: readShownCart(services)?.prices?.grand_total?.currency ?? null,
});

const askForMethods =
  (question: Question): AppThunk<Promise<EstimatedMethod[]>, EstimateRootState> =>
  async (_dispatch, getState, services) => {
    const methods = await (CAPABILITIES.deliveryEstimate
      ? askGraphQlMethods(services, question)
      : askRestMethods(restCart(services, getState(), question.cartId), question));
    // Collecting costs nothing, and is no delivery: the shopper chooses it at checkout.
    return methods.filter(({ carrier_code }) => !isPickupCarrier(carrier_code));
  };

const askGraphQlTotal = async (
  { apollo }: ThunkServices,
  question: Question,
  method: { carrier_code: string; method_code: string },
): Promise<EstimatedTotal | undefined> => {
  const { data } = await apollo.mutate({
    mutation: EstimateTotalsDocument,
    variables: { ...question, method },
    // The cart itself has no such method yet: nothing of this may reach the cache.
    fetchPolicy: 'no-cache',
    context: { skipQueue: true },
  });
  const { grand_total: total, applied_taxes: applied } = data?.estimateTotals?.cart?.prices ?? {};
  const taxes = (applied ?? []).flatMap((tax) => (tax ? [{ label: tax.label, amount: toAmount(tax.amount) }] : []));
  return total ? { ...toAmount(total), taxes } : undefined;
};

/** How many questions were asked of each shop; the answer to the latest counts, whichever comes last. */
const asked = new WeakMap<ThunkServices, number>();

/** Begins a question. @returns whether it is still the latest. */
const beginQuestion = (services: ThunkServices): (() => boolean) => {
  const mine = (asked.get(services) ?? 0) + 1;
  asked.set(services, mine);
  return () => asked.get(services) === mine;
};

const grandTotalIn = (state: EstimateRootState): Partial<Amount> =>
  selectCartContext(state).priceSummary?.grandTotal ?? {};

/** What would have to be paid if it were sent by this method; the backend adds up, because delivery may be taxed or discounted. */
const estimateTotal =
  (
    question: Question,
    { carrier_code, method_code }: EstimatedMethod,
    isLatest: () => boolean,
  ): AppThunk<Promise<void>, EstimateRootState> =>
  async (dispatch, getState, services) => {
    if (method_code === null) return;
    // Each reading of the cart makes a new summary, whether anything has changed or not.
    const { value, currency } = grandTotalIn(getState());
    const isSameCart = (): boolean => {
      const now = grandTotalIn(getState());
      return now.value === value && now.currency === currency;
    };
    const method = { carrier_code, method_code };
    const total = await (CAPABILITIES.deliveryEstimate
      ? askGraphQlTotal(services, question, method)
      : askRestTotal(restCart(services, getState(), question.cartId), question, method));
    if (total && isLatest() && isSameCart()) dispatch(totalEstimated(total));
  };

/**
 * What delivery to a place would cost; the address is not saved. An answer that a later question has overtaken is returned,
 * and kept nowhere.
 * @throws Error that names what is missing, with nothing sent; what the backend
 * or the network threw otherwise.
 */
export const estimateShipping =
  ({
    postcode,
    countryCode,
    region,
    isPostcodeOptional,
  }: EstimatePlace & { postcode: string }): AppThunk<Promise<EstimatedMethod[]>, EstimateRootState> =>
  async (dispatch, getState, services) => {
    const { cartId } = getState().cart;
    if (!cartId || !(postcode || isPostcodeOptional) || !countryCode) {
      const missing = Object.entries({ cartId, postcode, countryCode }).flatMap(([name, value]) =>
        value ? [] : [name],
      );
      throw new Error(`Missing required information: ${missing.join(', ')}`);
    }
    const isLatest = beginQuestion(services);
    const run = (id: string) => dispatch(askForMethods({ cartId: id, countryCode, postcode, region }));
    const methods = await dispatch(withCart({ run, retry: run, isRead: true }));
    if (!isLatest()) return methods;
    dispatch(
      shippingMethodsReceived(
        methods.map(({ carrier_code, method_code, amount, price_excl_tax, price_incl_tax }) => ({
          carrier_code,
          method_code,
          amount: toAmount(amount),
          price_excl_tax: toAmount(price_excl_tax),
          price_incl_tax: toAmount(price_incl_tax),
        })),
      ),
    );
    const cheapest = cheapestOf(methods);
    dispatch(
      shippingEstimated(
        cheapest
          ? { price_excl_tax: toAmount(cheapest.price_excl_tax), price_incl_tax: toAmount(cheapest.price_incl_tax) }
          : null,
      ),
    );
    // The list of methods does not wait for the total, and stands without it.
    if (cheapest)
      void dispatch(estimateTotal({ cartId, countryCode, postcode, region }, cheapest, isLatest)).catch(
        () => undefined,
      );
    return methods;
  };
