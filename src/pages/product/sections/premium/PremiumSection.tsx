import { useQuery } from '@apollo/client/react';
import { FormattedMessage, useIntl } from 'react-intl';

import { LazyContent } from '@/features/content/LazyContent';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import type { SectionProps } from '../lazySections';
import styles from './PremiumSection.module.css';
import { ProductPremiumDocument } from './ProductPremium.graphql.generated';

/** An editor's content for the product: a picture with words over it. */
export const PremiumSection = ({ product: { sku } }: SectionProps) => {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useQuery(ProductPremiumDocument, { variables: { sku: sku ?? '' } });
  const html = data?.products?.items?.[0]?.premium_content;

  if (error && !data) {
    return (
      <RetryNotice onRetry={() => refetch()}>
        <FormattedMessage id="product.sectionFailed" />
      </RetryNotice>
    );
  }
  if (!data) {
    return (
      <div aria-busy="true">
        <Shimmer className={styles.shimmer} />
      </div>
    );
  }
  return html ? (
    <section className={styles.frame} aria-label={formatMessage({ id: 'product.premium' })}>
      <LazyContent html={html} />
    </section>
  ) : null;
};
