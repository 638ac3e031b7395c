import { useQuery } from '@apollo/client/react';
import { useIntl } from 'react-intl';

import type { SectionProps } from '../lazySections';
import { LinkedProducts } from './LinkedProducts';
import { RelatedProductsDocument } from './RelatedProducts.graphql.generated';

/** Complements: what goes with the product. */
export const RelatedSection = ({ product: { sku } }: SectionProps) => {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useQuery(RelatedProductsDocument, { variables: { sku: sku ?? '' } });
  return (
    <LinkedProducts
      heading={formatMessage({ id: 'product.related' })}
      note={CAPABILITIES.supplementFacts ? formatMessage({ id: 'product.relatedNote' }) : null}
      products={data && (data.products?.items?.[0]?.related_products ?? [])}
      isFailed={Boolean(error) && !data}
      onRetry={() => refetch()}
    />
  );
};
