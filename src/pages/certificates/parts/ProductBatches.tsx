import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';
import { certificatesPath } from '@/features/certificates/certificatesPath';
import { productPath } from '@/features/catalog/productPaths';
import { Day } from '@/kernel/i18n/Day';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import { ProductCertificatesDocument } from '../api/ProductCertificates.graphql.generated';
import styles from './ProductBatches.module.css';

/** Older batches are past their date, and found by their number. */
const mostShown = 24;

export interface ProductBatchesProps {
  sku: string;
  /** Number of the batch that is shown above. */
  shown: string;
}

/** The batches of a product that were tested, the newest first. Nothing for a product that does not exist. */
export const ProductBatches = ({ sku, shown }: ProductBatchesProps) => {
  const { data, error, refetch } = useQuery(ProductCertificatesDocument, { variables: { sku, pageSize: mostShown } });
  const product = data?.products?.items?.[0];
  const batches = data?.batchCertificates?.items ?? [];
  if (error && !data) {
    return (
      <RetryNotice onRetry={() => refetch()}>
        <FormattedMessage id="certificates.listFailed" />
      </RetryNotice>
    );
  }
  if (!data) return <Shimmer className={styles.shimmer} />;
  if (!product) return null;
  return (
    <section className={styles.batches} aria-labelledby="batches-heading">
      <h2 id="batches-heading">
        <FormattedMessage
          id="certificates.ofProduct"
          values={{ name: <ShopLink to={productPath(product)}>{product.name}</ShopLink> }}
        />
      </h2>
      {batches.length === 0 ? (
        <p>
          <FormattedMessage id="certificates.none" />
        </p>
      ) : (
        <ul className={styles.list}>
          {batches.map(({ number, made_on: made, best_before: before, laboratory }) => (
            <li key={number} className={styles.batch}>
              <ShopLink
                to={certificatesPath({ sku, batch: number })}
                className={styles.number}
                aria-current={number === shown ? 'true' : undefined}
              >
                <bdi>{number}</bdi>
              </ShopLink>
              <span>
                <FormattedMessage id="certificates.made" values={{ day: <Day at={made} /> }} />
              </span>
              <span>
                <FormattedMessage id="certificates.before" values={{ day: <Day at={before} /> }} />
              </span>
              <span className={styles.laboratory}>{laboratory}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
