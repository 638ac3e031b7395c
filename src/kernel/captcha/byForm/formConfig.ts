import type { ApolloClient } from '@apollo/client';
import type { CaptchaForm } from '../captchaConfig';
import { defaultBadge } from '../captchaConfig';
import { rememberRefusal } from '../robotRefusal';
import {
  GetReCaptchaFormConfigDocument,
  type GetReCaptchaFormConfigQuery,
} from './GetReCaptchaFormConfig.graphql.generated';

type Configurations = NonNullable<NonNullable<GetReCaptchaFormConfigQuery['recaptchaFormConfig']>['configurations']>;

/** How one form is protected. */
export interface FormConfig {
  /** Version 3 judges alone; of version 2 there is a checkbox (`RECAPTCHA`), and one that may ask when the form is sent. */
  kind: Configurations['re_captcha_type'];
  key: string;
  /** `inline` means inside the form. */
  badge: string;
  theme: string;
  language: string | null;
}

/** The configuration of an answer; undefined for a form that is not protected. */
export const toFormConfig = ({ recaptchaFormConfig: found }: GetReCaptchaFormConfigQuery): FormConfig | undefined => {
  const told = found?.configurations;
  if (!found?.is_enabled || !told?.website_key) return undefined;
  rememberRefusal(told.validation_failure_message);
  return {
    kind: told.re_captcha_type,
    key: told.website_key,
    badge: told.badge_position || defaultBadge,
    theme: told.theme === 'dark' ? 'dark' : 'light',
    language: told.language_code,
  };
};

/** What was asked in this page. */
const asked = new WeakMap<ApolloClient, Map<CaptchaForm, Promise<FormConfig | undefined>>>();

const ask = async (client: ApolloClient, form: CaptchaForm): Promise<FormConfig | undefined> => {
  // A backend whose schema lacks the form refuses the question.
  if (form === 'COUPON_CODE' && !CAPABILITIES.couponCaptcha) return undefined;
  const { data } = await client.query({
    query: GetReCaptchaFormConfigDocument,
    variables: { formType: form },
    // What another visit left in the cache may be out of date.
    fetchPolicy: 'network-only',
  });
  return data && toFormConfig(data);
};

/** How the form is protected, asked once in a page; undefined when it is not. A failure may be tried again. */
export const askFormConfig = (client: ApolloClient, form: CaptchaForm): Promise<FormConfig | undefined> => {
  const known = asked.get(client) ?? new Map<CaptchaForm, Promise<FormConfig | undefined>>();
  asked.set(client, known);
  const answer =
    known.get(form) ??
    ask(client, form).catch((error: unknown) => {
      known.delete(form);
      throw error;
    });
  known.set(form, answer);
  return answer;
};

/** The address of the provider's script: every form draws its own widget. */
export const formScriptUrl = (base: string, { language }: FormConfig): string => {
  const parameters = new URLSearchParams({ render: 'explicit' });
  if (language) parameters.set('hl', language);
  return `${base}?${parameters.toString()}`;
};
