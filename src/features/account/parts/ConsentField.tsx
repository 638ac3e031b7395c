import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';
import { LazyContent } from '@/features/content/LazyContent';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { isChecked } from '@/kernel/validation/validators';
import { CheckboxField } from '@/ui/forms/informed/CheckboxField';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import { CustomerConsentTextDocument } from '../api/CustomerConsentText.graphql.generated';
import styles from './Form.module.css';

/** The shop's own words, for when the backend's do not come. */
const ownWords = (
  <FormattedMessage
    id="account.consent"
    values={{ link: (text) => <ShopLink to="/privacy-notice">{text}</ShopLink> }}
  />
);

/** The consent that a new customer must give, in the back office's words (spec §7.4). */
export const ConsentField = () => {
  const { data, loading } = useQuery(CustomerConsentTextDocument, { fetchPolicy: 'cache-and-network' });
  const words = data?.storeConfig?.gdpr_consent_texts?.label_customer;
  if (loading && !words) return <Shimmer className={styles.waiting} />;
  return (
    <CheckboxField
      name="consent"
      isRequired
      validate={isChecked}
      label={<span className={styles.consent}>{words ? <LazyContent html={words} /> : ownWords}</span>}
    />
  );
};
