import { mergeGuestCart } from '@/features/cart/lazyCart';
import type { ExtraValues } from '@/features/formFields/formField';
import { signIn } from '@/features/session/signIn';
import type { WithUser } from '@/features/session/userSlice';
import { toAppError } from '@/kernel/errors/appError';
import { log } from '@/kernel/logging/log';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { CreateAccountDocument } from './CreateAccount.graphql.generated';
import { newCustomerInput } from './customerInput';
import { PasswordRulesDocument } from './PasswordRules.graphql.generated';
import { recordConsent } from './recordConsent';

export interface NewAccount {
  firstname: string;
  lastname: string;
  email: string;
  password: string;
  isSubscribed: boolean;
  /** What the merchant's form asks for besides. */
  extra: ExtraValues;
  isConsentGiven: boolean;
}

/** Headers of the bot protection, each made when it is needed: a token is good for one call. */
export interface CaptchaHeaders {
  create: () => Promise<Record<string, string>>;
  signIn: () => Promise<Record<string, string>>;
}

/**
 * Outcome of creating an account: 'mailed' means that a mail says how it goes on, 'exists' that there is an account, but
 * nobody was signed in. It may be an older one: who asks is not told, because a stranger could find out so who has an account.
 */
export type CreateOutcome = 'signedIn' | 'exists' | 'mailed';

/** Whether the store opens accounts by a mailed link only. The form has asked already, for its password's rules. */
const isMailWanted = async ({ apollo }: ThunkServices): Promise<boolean> => {
  if (!CAPABILITIES.accountConfirmation) return false;
  const { data } = await apollo.query({ query: PasswordRulesDocument }).catch(() => ({ data: undefined }));
  return data?.storeConfig?.create_account_confirmation === true;
};

/** A stock backend says it in words only. */
const isTaken = (error: unknown): boolean => {
  const known = toAppError(error);
  return known.kind === 'graphql' && known.messages.some((message) => message.includes('already exists'));
};

/**
 * Creates an account and signs in to it; the guest's cart comes along. Where the store confirms addresses nobody is signed
 * in: trying would tell a new address from one that has an account.
 * @throws what the backend or the network threw when there is no account.
 */
export const createAccount =
  (
    { isSubscribed, isConsentGiven, password, extra, ...person }: NewAccount,
    captcha: CaptchaHeaders,
  ): AppThunk<Promise<CreateOutcome>, WithUser> =>
  async (dispatch, _getState, services) => {
    const isMailed = await isMailWanted(services);
    try {
      await services.apollo.mutate({
        mutation: CreateAccountDocument,
        variables: { input: { ...person, ...newCustomerInput(extra), password, is_subscribed: isSubscribed } },
        context: { headers: await captcha.create() },
        fetchPolicy: 'no-cache',
      });
    } catch (error) {
      if (!isTaken(error)) throw error;
      return isMailed ? 'mailed' : 'exists';
    }
    if (isMailed) return 'mailed';
    try {
      const headers = await captcha.signIn();
      await dispatch(signIn({ email: person.email, password, prepare: mergeGuestCart, headers }));
    } catch (error) {
      log.warn('The new customer could not be signed in.', error);
      return 'exists';
    }
    if (isConsentGiven) await dispatch(recordConsent());
    return 'signedIn';
  };
