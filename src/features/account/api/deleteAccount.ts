import { signOut } from '@/features/session/signOut';
import type { WithUser } from '@/features/session/userSlice';
import { toAppError } from '@/kernel/errors/appError';
import { payloadOf } from '@/kernel/graphql/payloadOf';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { AccountStandsDocument, CheckPasswordDocument, DeleteAccountDocument } from './DeleteAccount.graphql.generated';

const fetchPolicy = 'no-cache';

/** Whether an account is gone whose deletion got no answer: its session is refused then. */
const isGone = async ({ apollo }: ThunkServices): Promise<boolean> => {
  try {
    await apollo.query({ query: AccountStandsDocument, fetchPolicy });
    return false;
  } catch (error) {
    const known = toAppError(error);
    return known.kind === 'graphql' && known.categories.includes('graphql-authorization');
  }
};

/**
 * Deletes the account of the customer, whose password is checked first, and signs out of what is left.
 * @param headers of the bot protection, for the check.
 * @throws what the backend or the network threw; the account stands then.
 */
export const deleteAccount =
  (email: string, password: string, headers: Record<string, string>): AppThunk<Promise<void>, WithUser> =>
  async (dispatch, _getState, services) => {
    const { apollo } = services;
    const variables = { email, password };
    const { data } = await apollo.mutate({
      mutation: CheckPasswordDocument,
      variables,
      context: { headers },
      fetchPolicy,
    });
    payloadOf(data?.generateCustomerToken?.token, 'token');
    try {
      const answer = await apollo.mutate({ mutation: DeleteAccountDocument, fetchPolicy });
      if (answer.data?.deleteCustomer !== true) throw new Error('The backend did not delete the account.');
    } catch (error) {
      if (toAppError(error).kind === 'graphql' || !(await isGone(services))) throw error;
    }
    // Its token went with it: there is nothing to revoke.
    await dispatch(signOut());
  };
