import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';

import { LazyContent } from '@/features/content/LazyContent';
import { Accordion, type AccordionItem } from '@/ui/Accordion/Accordion';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import { isShipped } from '../../productKinds';
import type { SectionProps } from '../lazySections';
import { BatchLookUp } from './BatchLookUp';
import { useSetItems } from './contents/useSetItems';
import { DeliveryText } from './DeliveryText';
import { IngredientList } from './IngredientList';
import { NutritionTable } from './NutritionTable';
import { ProductOverviewDocument, type SupplementDetailsFragment } from './ProductOverview.graphql.generated';
import styles from './OverviewSection.module.css';
import { ProductActions } from './ProductActions';
import { UsageFacts } from './UsageFacts';

const certificateItems = (sku: string): AccordionItem[] => [
  {
    id: 'certificates',
    heading: <FormattedMessage id="certificates.title" />,
    content: <BatchLookUp sku={sku} />,
  },
];

const supplementItems = (supplement: SupplementDetailsFragment): AccordionItem[] => [
  {
    id: 'nutrition',
    heading: <FormattedMessage id="product.nutrition" />,
    content: <NutritionTable portion={supplement.daily_portion} nutrients={supplement.nutrients} />,
    isOpen: true,
  },
  {
    id: 'usage',
    heading: <FormattedMessage id="product.howToTake" />,
    content: <UsageFacts supplement={supplement} />,
  },
  {
    id: 'ingredients',
    heading: <FormattedMessage id="product.ingredients" />,
    content: <IngredientList supplement={supplement} />,
  },
];

const deliveryItems: AccordionItem[] =
  BRAND.pages.delivery === null
    ? []
    : [
        {
          id: 'delivery',
          heading: <FormattedMessage id="product.deliveryAndReturns" />,
          content: <DeliveryText to={BRAND.pages.delivery} />,
        },
      ];

/** Contents of a product and their purpose, with everything that UK law asks of a food supplement's page. */
export const OverviewSection = ({ product: shown }: SectionProps) => {
  const { sku } = shown;
  const { data, error, refetch } = useQuery(ProductOverviewDocument, { variables: { sku: sku ?? '' } });
  const product = data?.products?.items?.[0];
  const supplement = product?.supplement;
  const set = useSetItems({ product: shown });
  const legalName = supplement?.legal_name ?? set.legalName;
  const items = [
    ...(set.items ?? []),
    ...(supplement ? supplementItems(supplement) : []),
    ...(CAPABILITIES.batchCertificates && supplement ? certificateItems(sku ?? '') : []),
    ...(CAPABILITIES.deliveryPromise && isShipped(shown) ? deliveryItems : []),
  ];

  if (error && !product) {
    return (
      <RetryNotice onRetry={() => refetch()}>
        <FormattedMessage id="product.overviewFailed" />
      </RetryNotice>
    );
  }
  if (product && items.length === 0 && !set.hasFailed && !product.description?.html) return null;
  return (
    <section className={styles.columns} aria-busy={!product || !set.items} aria-labelledby="overview-heading">
      <div>
        <h2 id="overview-heading">
          <FormattedMessage id={CAPABILITIES.supplementFacts ? 'product.overview' : 'product.about'} />
        </h2>
        <div className={styles.text}>
          {product ? (
            <LazyContent html={product.description?.html ?? ''} />
          ) : (
            <Shimmer className={styles.textShimmer} />
          )}
        </div>
        {legalName ? (
          <p className={styles.legal}>
            {legalName}. {(supplement?.warnings ?? set.warnings).join(' ')}
          </p>
        ) : null}
        {product ? <ProductActions product={shown} /> : null}
      </div>
      {product && set.items ? (
        <div className={styles.facts}>
          {set.hasFailed ? (
            <RetryNotice onRetry={() => set.retry()}>
              <FormattedMessage id="product.overviewFailed" />
            </RetryNotice>
          ) : null}
          {items.length > 0 ? <Accordion items={items} /> : null}
        </div>
      ) : (
        <Shimmer className={styles.accordionShimmer} />
      )}
    </section>
  );
};
