import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { serviceSettings } from '@/kernel/app/serviceSettings';
import { useCaptchaConfig } from '@/kernel/captcha/useCaptchaConfig';
import { useProtectedBadge } from '@/kernel/captcha/protectedForms';
import { ShopLink } from '@/kernel/routing/ShopLink';

const isGoogle = /^https:\/\/(?:[\w-]+\.)*(?:google\.com|recaptcha\.net)\//.test(serviceSettings.captchaUrl);

/** A link to another site, in a tab of its own. */
const outside = (href: string) => (text: ReactNode[]) => (
  <a href={href} rel="noopener noreferrer" target="_blank">
    {text}
  </a>
);

/** Where the badge stands that the lists of protected forms come with; undefined when no form is protected. */
const useListedBadge = (): string | undefined => {
  const config = useCaptchaConfig();
  return config && config.forms.length > 0 ? config.badge : undefined;
};

/** Says that forms are protected against bots, and by whom; nothing when they are not. */
export const CaptchaNotice = () => {
  // A backend that tells it by form is not asked about forms that are not here.
  const useBadge = CAPABILITIES.captchaByForm ? useProtectedBadge : useListedBadge;
  const badge = useBadge();
  if (badge === undefined) return null;
  return (
    <span data-badge={badge}>
      {isGoogle ? (
        <FormattedMessage
          id="footer.captchaGoogle"
          values={{
            privacy: outside('https://policies.google.com/privacy'),
            terms: outside('https://policies.google.com/terms'),
          }}
        />
      ) : (
        <FormattedMessage
          id="footer.captcha"
          values={{
            privacy: (text: ReactNode[]) =>
              BRAND.pages.privacy === null ? text : <ShopLink to={BRAND.pages.privacy}>{text}</ShopLink>,
          }}
        />
      )}
    </span>
  );
};
