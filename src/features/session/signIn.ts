import { payloadOf } from '@/kernel/graphql/payloadOf';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { GenerateCustomerTokenDocument } from './api/GenerateCustomerToken.graphql.generated';
import { GetUserConfigDocument } from './api/GetUserConfig.graphql.generated';
import { getUserDetails } from './sessionThunks';
import { takeUpCheckout } from './sessionEnd/takeUpCheckout';
import { defaultTokenLifetimeSeconds, tokenLifetimeSeconds } from './tokenLifetime';
import { forgetWaitingCart, writeToken } from './tokenStorage';
import { tokenSet, type WithUser } from './userSlice';

/** Prepares what changes together with the token (the cart) and gives back the step that changes it. */
export type PrepareTokenChange = (token: string) => AppThunk<Promise<AppThunk>, never>;

export interface SignInInput {
  email: string;
  password: string;
  /** Carries the guest's cart over; called with the new token while the old pair is still in use. */
  prepare?: PrepareTokenChange;
  /** Of the bot protection. */
  headers?: Record<string, string>;
}

const tokenLifetime = async ({ apollo }: ThunkServices): Promise<number> => {
  try {
    const { data } = await apollo.query({ query: GetUserConfigDocument });
    return tokenLifetimeSeconds(data?.storeConfig);
  } catch {
    return defaultTokenLifetimeSeconds;
  }
};

/**
 * Signs a customer in. The token and what hangs on it change in one go, so that no request carries an old pair.
 * @throws what the backend or the network threw; nothing has changed then.
 */
export const signIn =
  ({ email, password, prepare, headers = {} }: SignInInput): AppThunk<Promise<void>, WithUser> =>
  async (dispatch, _getState, services) => {
    const { data } = await services.apollo.mutate({
      mutation: GenerateCustomerTokenDocument,
      variables: { email, password },
      context: { headers },
      fetchPolicy: 'no-cache',
    });
    const token = payloadOf(data?.generateCustomerToken?.token, 'token');
    const lifetime = await tokenLifetime(services);
    const change = prepare ? await dispatch(prepare(token)) : undefined;

    takeUpCheckout(services, email, lifetime);
    forgetWaitingCart(services.storage);
    writeToken(services.storage, token, lifetime, email);
    dispatch(tokenSet(token));
    // What was shown to the guest is not for the customer.
    services.apollo.cache.evict({ id: 'ROOT_QUERY', fieldName: 'dynamicBlocks' });
    if (change) dispatch(change);
    await dispatch(getUserDetails());
  };
