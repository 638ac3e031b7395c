import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { serviceSettings } from '@/kernel/app/serviceSettings';
import { useCaptchaConfig } from '@/kernel/captcha/useCaptchaConfig';
import { ShopLink } from '@/kernel/routing/ShopLink';

const isGoogle = /^https:\/\/(?:[\w-]+\.)*(?:google\.com|recaptcha\.net)\//.test(serviceSettings.captchaUrl);

/** A link to another site, in a tab of its own. */
const outside = (href: string) => (text: ReactNode[]) => (
  <a href={href} rel="noopener noreferrer" target="_blank">
    {text}
  </a>
);

/** Says that forms are protected against bots, and by whom; nothing when they are not. */
export const CaptchaNotice = () => {
  const config = useCaptchaConfig();
  if (!config || config.forms.length === 0) return null;
  return (
    <span data-badge={config.badge}>
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
