import type { Resolvers } from '../schema/resolvers.generated';
import { readStoreSettings } from '../stores/storeSettings';

/** How bot protection is set up; null when it is not. */
export const captchaResolvers: Resolvers = {
  Query: {
    recaptchaV3Config: (_parent, _arguments, { db, store }) => {
      const { recaptcha } = readStoreSettings(db, store.id);
      return recaptcha && { is_enabled: recaptcha.forms.length > 0, ...recaptcha };
    },
  },
};
