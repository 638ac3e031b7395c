import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ShopLink } from '@/kernel/routing/ShopLink';

/** Words that lead to a content page, where the shop has it. */
const PageLink = ({ to, children }: { to: string | null; children: ReactNode }) =>
  to === null ? (
    children
  ) : (
    <ShopLink to={to} target="_blank">
      {children}
    </ShopLink>
  );

/** Terms that a shopper agrees to; their texts open beside the checkout. A shop without terms asks for no consent. */
export const ConsentLabel = () => (
  <FormattedMessage
    id={BRAND.pages.terms === null ? 'checkout.consentPrivacy' : 'checkout.consent'}
    values={{
      terms: (
        <PageLink to={BRAND.pages.terms}>
          <FormattedMessage id="checkout.terms" />
        </PageLink>
      ),
      privacy: (
        <PageLink to={BRAND.pages.privacy}>
          <FormattedMessage id="checkout.privacyNotice" />
        </PageLink>
      ),
    }}
  />
);
