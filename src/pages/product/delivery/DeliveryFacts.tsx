import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';

import { StockAtFavourite } from '@/features/locator/StockAtFavourite';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Icon } from '@/ui/Icon/Icon';
import { LineIcon } from '@/ui/LineIcon/LineIcon';
import { lineShapes } from '@/ui/LineIcon/lineShapes';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import styles from './DeliveryFacts.module.css';
import type { ProductFirstViewFragment } from '../ProductFirstView.graphql.generated';
import { DeliveryPromiseDocument } from './DeliveryPromise.graphql.generated';
import { DeliveryWindow } from './DeliveryWindow';
import { MakingFacts } from './MakingFacts';

/** From Lucide (https://lucide.dev), ISC License, Copyright (c) Lucide Contributors; here, because no first view shows it. */
const storeShape = 'M3 10v11h18V10M2 7l2-4h16l2 4a3 3 0 0 1-5 2 3 3 0 0 1-5 0 3 3 0 0 1-5 0 3 3 0 0 1-5-2M9 21v-6h6v6';

export interface DeliveryFactsProps {
  /** Of what is sold. */
  sku: string;
  /** Of what is sold out no arrival is promised. */
  isInStock: boolean;
  /** What it is; null for what is no supplement. */
  facts: ProductFirstViewFragment['supplement'];
}

/** When it arrives and what that costs, and whether the shopper's own store has it, next to the button, with the way to all of it. */
export const DeliveryFacts = ({ sku, isInStock, facts }: DeliveryFactsProps) => {
  const { data, loading } = useQuery(DeliveryPromiseDocument, { skip: !CAPABILITIES.deliveryPromise || !isInStock });
  const { delivery_promise: promise, timezone } = data?.storeConfig ?? {};
  const hasPage = BRAND.pages.delivery !== null;
  const hasFirst = promise || loading || hasPage;
  if (!hasFirst && !BRAND.has.returnsOfProduct && !facts) return null;
  return (
    <ul className={styles.facts}>
      {hasFirst ? (
        <li>
          <LineIcon path={lineShapes.truck} size={18} />
          {promise ? (
            <DeliveryWindow promise={promise} timeZone={timezone ?? 'UTC'} />
          ) : loading ? (
            <Shimmer className={styles.shimmer} />
          ) : (
            <DeliveryLink />
          )}
        </li>
      ) : null}
      {CAPABILITIES.favouriteStore ? (
        <StockAtFavourite sku={sku} linkClassName={styles.link}>
          {(words) => (
            <li>
              <LineIcon path={storeShape} size={18} />
              <span>{words}</span>
            </li>
          )}
        </StockAtFavourite>
      ) : null}
      {BRAND.has.returnsOfProduct ? (
        <li>
          <LineIcon path={lineShapes.returns} size={18} />
          <FormattedMessage id="brand.returnsOfProduct" />
        </li>
      ) : null}
      {promise && hasPage ? (
        <li>
          <Icon name="info" size={18} />
          <DeliveryLink />
        </li>
      ) : null}
      {facts ? <MakingFacts sku={sku} {...facts} /> : null}
    </ul>
  );
};

const DeliveryLink = () =>
  BRAND.pages.delivery === null ? null : (
    <ShopLink to={BRAND.pages.delivery} className={styles.link}>
      <FormattedMessage id="product.deliveryLink" />
    </ShopLink>
  );
