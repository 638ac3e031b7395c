import { entriesOf } from '@/kernel/entriesOf';
import type { GetReCaptchaV3ConfigQuery } from './GetReCaptchaV3Config.graphql.generated';

/** A form that the backend may protect. */
export type CaptchaForm = NonNullable<GetReCaptchaV3ConfigQuery['recaptchaV3Config']>['forms'][number];

/** How bot protection is set up. */
export interface CaptchaConfig {
  key: string;
  /** `inline` means an invisible widget inside the form. */
  badge: string;
  language: string | null;
  forms: readonly CaptchaForm[];
}

/** Where the badge stands unless the backend says so. */
export const defaultBadge = 'bottomright';

/** The configuration of an answer; undefined when there is no bot protection. */
export const toCaptchaConfig = (data: GetReCaptchaV3ConfigQuery | undefined): CaptchaConfig | undefined => {
  const config = data?.recaptchaV3Config;
  if (!config?.website_key) return undefined;
  return {
    key: config.website_key,
    badge: config.badge_position || defaultBadge,
    language: config.language_code,
    forms: entriesOf(config.forms),
  };
};

/** The address of the provider's script for a configuration. */
export const captchaScriptUrl = (base: string, { key, badge, language }: CaptchaConfig): string => {
  const parameters = new URLSearchParams({ render: badge === 'inline' ? 'explicit' : key, badge });
  if (language) parameters.set('hl', language);
  return `${base}?${parameters.toString()}`;
};
