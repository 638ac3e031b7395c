import { FormattedMessage } from 'react-intl';
import { ShopLink } from '@/kernel/routing/ShopLink';

/** What a shopper agrees to; the texts open beside the checkout. */
export const ConsentLabel = () => (
  <FormattedMessage
    id="checkout.consent"
    values={{
      terms: (
        <ShopLink to="/terms" target="_blank">
          <FormattedMessage id="checkout.terms" />
        </ShopLink>
      ),
      privacy: (
        <ShopLink to="/privacy-notice" target="_blank">
          <FormattedMessage id="checkout.privacyNotice" />
        </ShopLink>
      ),
    }}
  />
);
