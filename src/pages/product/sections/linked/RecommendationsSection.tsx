import { useQuery } from '@apollo/client/react';
import { useIntl } from 'react-intl';

import type { SectionProps } from '../lazySections';
import { AlternativeProductsDocument } from './AlternativeProducts.graphql.generated';
import { LinkedProducts } from './LinkedProducts';

/** Alternatives: what one may take instead of the product. */
export const RecommendationsSection = ({ product: { sku } }: SectionProps) => {
  const { formatMessage } = useIntl();
  const { data, error, refetch } = useQuery(AlternativeProductsDocument, { variables: { sku: sku ?? '' } });
  return (
    <LinkedProducts
      heading={formatMessage({ id: 'product.recommendations' })}
      note={formatMessage({ id: 'product.recommendationsNote' })}
      products={data && (data.products?.items?.[0]?.upsell_products ?? [])}
      isFailed={Boolean(error) && !data}
      onRetry={() => refetch()}
    />
  );
};
