import { mergeGuestCart } from '@/features/cart/lazyCart';
import { signIn } from '@/features/session/signIn';
import type { WithUser } from '@/features/session/userSlice';
import { toAppError } from '@/kernel/errors/appError';
import { log } from '@/kernel/logging/log';
import type { AppThunk } from '@/kernel/redux/thunk';
import { CreateAccountDocument } from './CreateAccount.graphql.generated';
import { RecordCustomerConsentDocument } from './RecordCustomerConsent.graphql.generated';

export interface NewAccount {
  firstname: string;
  lastname: string;
  email: string;
  password: string;
  isSubscribed: boolean;
  isConsentGiven: boolean;
}

/** Headers of the bot protection, each made when it is needed: a token is good for one call. */
export interface CaptchaHeaders {
  create: () => Promise<Record<string, string>>;
  signIn: () => Promise<Record<string, string>>;
}

/**
 * Outcome of creating an account: 'exists' means that there is one, but nobody was signed in. It may be an older one:
 * who asks is not told, because a stranger could find out so who has an account.
 */
export type CreateOutcome = 'signedIn' | 'exists';

/** A stock backend says it in words only. */
const isTaken = (error: unknown): boolean => {
  const known = toAppError(error);
  return known.kind === 'graphql' && known.messages.some((message) => message.includes('already exists'));
};

/**
 * Creates an account and signs in to it; the guest's cart comes along.
 * @throws what the backend or the network threw when there is no account.
 */
export const createAccount =
  (
    { isSubscribed, isConsentGiven, password, ...person }: NewAccount,
    captcha: CaptchaHeaders,
  ): AppThunk<Promise<CreateOutcome>, WithUser> =>
  async (dispatch, _getState, { apollo }) => {
    try {
      await apollo.mutate({
        mutation: CreateAccountDocument,
        variables: { input: { ...person, password, is_subscribed: isSubscribed } },
        context: { headers: await captcha.create() },
        fetchPolicy: 'no-cache',
      });
    } catch (error) {
      if (isTaken(error)) return 'exists';
      throw error;
    }
    try {
      const headers = await captcha.signIn();
      await dispatch(signIn({ email: person.email, password, prepare: mergeGuestCart, headers }));
    } catch (error) {
      log.warn('The new customer could not be signed in.', error);
      return 'exists';
    }
    if (isConsentGiven) {
      // An extension of the backend: the account stands without it.
      await apollo
        .mutate({
          mutation: RecordCustomerConsentDocument,
          variables: { isConsent: true },
          fetchPolicy: 'no-cache',
        })
        .catch((error: unknown) => log.warn('The consent could not be recorded.', error));
    }
    return 'signedIn';
  };
