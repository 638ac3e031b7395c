import type { RequestContext } from '../context';
import { inputError } from '../graphql/errors';
import type { ReCaptchaFormEnum } from '../schema/resolvers.generated';
import { readStoreSettings } from '../stores/storeSettings';

import { redeemCaptchaToken } from './tokens';

/**
 * Checks the token that came with a form (header X-ReCaptcha). A request without one passes: the shop sends none when the
 * provider fails (specification 7.1), and a shopper must not be locked out by that.
 * @throws GraphQLError (graphql-input) for a token that is unknown, used or too old.
 */
export const requireHuman = ({ db, store, headers, now }: RequestContext, form: ReCaptchaFormEnum): void => {
  const { recaptcha } = readStoreSettings(db, store.id);
  if (!recaptcha?.forms.includes(form)) return;
  const token = headers.get('x-recaptcha');
  if (!token || redeemCaptchaToken(db, token, now())) return;
  throw inputError(recaptcha.failure_message);
};
