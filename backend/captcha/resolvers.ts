import type { ReCaptchaFormEnum, ReCaptchaTypeEmum, Resolvers } from '../schema/resolvers.generated';
import { type RecaptchaSettings, readStoreSettings } from '../stores/storeSettings';
import { errorWords } from '../words/errorWords';

const technicalFailure = 'Something went wrong with reCAPTCHA. Please contact the store owner.';

/** How a form is protected; null when it is not. */
const kindOf = (recaptcha: RecaptchaSettings | null, form: ReCaptchaFormEnum): ReCaptchaTypeEmum | null =>
  recaptcha?.forms.includes(form) ? (recaptcha.kinds?.[form] ?? 'RECAPTCHA_V3') : null;

/** How bot protection is set up: for all forms of version 3, and by form. */
export const captchaResolvers: Resolvers = {
  Query: {
    recaptchaV3Config: (_parent, _arguments, { db, store }) => {
      const { recaptcha } = readStoreSettings(db, store.id);
      if (!recaptcha) return null;
      const forms = recaptcha.forms.filter((form) => kindOf(recaptcha, form) === 'RECAPTCHA_V3');
      return { ...recaptcha, forms, is_enabled: forms.length > 0 };
    },
    recaptchaFormConfig: (_parent, { formType }, { db, store }) => {
      const { recaptcha } = readStoreSettings(db, store.id);
      const inWords = (message: string): string => errorWords(message, store.locale);
      const kind = kindOf(recaptcha, formType);
      if (!recaptcha || !kind) return { is_enabled: false, configurations: null };
      return {
        is_enabled: true,
        configurations: {
          re_captcha_type: kind,
          website_key: recaptcha.website_key,
          // Only version 3 has scores, and a checkbox has no badge.
          minimum_score: kind === 'RECAPTCHA_V3' ? recaptcha.minimum_score : null,
          badge_position: kind === 'RECAPTCHA' ? null : recaptcha.badge_position,
          language_code: recaptcha.language_code,
          theme: recaptcha.theme,
          // As refusals say it.
          validation_failure_message: inWords(recaptcha.failure_message),
          technical_failure_message: inWords(technicalFailure),
        },
      };
    },
  },
};
