import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { type CartRootState, withCart } from '../cartOperations';
import { shippingMethodsReceived } from '../cartSlice';
import { shippingEstimated, toAmount } from '../operations/cartContextSlice';
import {
  EstimateShippingMethodsDocument,
  type EstimateShippingMethodsMutation,
  type EstimateShippingMethodsMutationVariables,
} from './EstimateShippingMethods.graphql.generated';

/** A method with its price, as the backend estimates it. */
export type EstimatedMethod = NonNullable<
  NonNullable<EstimateShippingMethodsMutation['estimateShippingMethods']>[number]
>;

type Question = EstimateShippingMethodsMutationVariables;

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

const askForMethods = async ({ apollo }: ThunkServices, variables: Question): Promise<EstimatedMethod[]> => {
  const { data } = await apollo.mutate({
    mutation: EstimateShippingMethodsDocument,
    variables,
    // It changes nothing: neither the cache, nor the order of what does.
    fetchPolicy: 'no-cache',
    context: { skipQueue: true },
  });
  return (data?.estimateShippingMethods ?? []).filter((method) => method !== null);
};

/**
 * What delivery to a place would cost; the address is not saved.
 * @throws Error that names what is missing, with nothing sent; what the backend
 * or the network threw otherwise.
 */
export const estimateShipping =
  ({
    postcode,
    countryCode,
    region,
    isPostcodeOptional,
  }: EstimatePlace & { postcode: string }): AppThunk<Promise<EstimatedMethod[]>, CartRootState> =>
  async (dispatch, getState, services) => {
    const { cartId } = getState().cart;
    if (!cartId || !(postcode || isPostcodeOptional) || !countryCode) {
      const missing = Object.entries({ cartId, postcode, countryCode }).flatMap(([name, value]) =>
        value ? [] : [name],
      );
      throw new Error(`Missing required information: ${missing.join(', ')}`);
    }
    const run = (id: string) => askForMethods(services, { cartId: id, countryCode, postcode, region });
    const methods = await dispatch(withCart({ run, retry: run, isRead: true }));
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
    return methods;
  };
