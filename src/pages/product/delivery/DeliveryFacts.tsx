import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';

import { ShopLink } from '@/kernel/routing/ShopLink';
import { Icon } from '@/ui/Icon/Icon';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import styles from './DeliveryFacts.module.css';
import { DeliveryPromiseDocument } from './DeliveryPromise.graphql.generated';
import { DeliveryWindow } from './DeliveryWindow';

/** When it arrives and what that costs, next to the button, with the way to all of it. */
export const DeliveryFacts = () => {
  const { data, loading } = useQuery(DeliveryPromiseDocument);
  const { delivery_promise: promise, timezone } = data?.storeConfig ?? {};
  return (
    <ul className={styles.facts}>
      <li>
        <Icon name="truck" size={18} />
        {promise ? (
          <DeliveryWindow promise={promise} timeZone={timezone ?? 'UTC'} />
        ) : loading ? (
          <Shimmer className={styles.shimmer} />
        ) : (
          <DeliveryLink />
        )}
      </li>
      <li>
        <Icon name="returns" size={18} />
        <FormattedMessage id="product.returns" />
      </li>
      {promise ? (
        <li>
          <Icon name="info" size={18} />
          <DeliveryLink />
        </li>
      ) : null}
    </ul>
  );
};

const DeliveryLink = () => (
  <ShopLink to="/delivery-and-returns" className={styles.link}>
    <FormattedMessage id="product.deliveryLink" />
  </ShopLink>
);
