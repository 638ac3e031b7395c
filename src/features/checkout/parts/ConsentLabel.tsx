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

const ids = {
  box: { all: 'checkout.consent', privacy: 'checkout.consentPrivacy' },
  express: { all: 'express.consent', privacy: 'express.consentPrivacy' },
} as const;

export interface ConsentLabelProps {
  /** Stands beside a wallet's button, and not at a box to tick. */
  isExpress?: boolean;
}

/** Terms that a shopper agrees to; their texts open beside the checkout. A shop without terms asks for no consent. */
export const ConsentLabel = ({ isExpress = false }: ConsentLabelProps) => {
  const { all, privacy } = ids[isExpress ? 'express' : 'box'];
  return (
    <FormattedMessage
      id={BRAND.pages.terms === null ? privacy : all}
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
};
