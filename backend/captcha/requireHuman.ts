import type { RequestContext } from '../context';
import { inputError } from '../graphql/errors';
import type { ReCaptchaFormEnum } from '../schema/resolvers.generated';
import { readStoreSettings } from '../stores/storeSettings';

import { redeemCaptchaToken } from './tokens';

/**
 * Checks the token that came with a form (header X-ReCaptcha). A request without one is refused as the real backend does:
 * a robot would just leave it out. The shop sends none when the provider fails, and then shows this refusal.
 * @returns what to say of a token that is missing, unknown, used, too old or of another form; null when there is nothing to say.
 */
export const refusalOfRobot = ({ db, store, headers, now }: RequestContext, form: ReCaptchaFormEnum): string | null => {
  const { recaptcha } = readStoreSettings(db, store.id);
  if (!recaptcha?.forms.includes(form)) return null;
  const token = headers.get('x-recaptcha');
  return token && redeemCaptchaToken(db, token, form, now(), recaptcha.kinds?.[form])
    ? null
    : recaptcha.failure_message;
};

/**
 * Checks the token of a form that is sent by GraphQL.
 * @throws GraphQLError (graphql-input) as {@link refusalOfRobot} says.
 */
export const requireHuman = (context: RequestContext, form: ReCaptchaFormEnum): void => {
  const refusal = refusalOfRobot(context, form);
  if (refusal !== null) throw inputError(refusal);
};
