import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';

import { LazyContent } from '@/features/content/LazyContent';
import { Accordion } from '@/ui/Accordion/Accordion';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import { IngredientList } from './IngredientList';
import { NutritionTable } from './NutritionTable';
import { ProductOverviewDocument } from './ProductOverview.graphql.generated';
import styles from './ProductOverview.module.css';
import { UsageFacts } from './UsageFacts';

/** What is in a product and why, with everything that UK law asks of a food supplement's page. */
export const ProductOverview = ({ urlKey }: { urlKey: string }) => {
  const { data, error, refetch } = useQuery(ProductOverviewDocument, { variables: { urlKey } });
  const product = data?.products?.items?.[0];
  const supplement = product?.supplement;

  if (error && !product) {
    return (
      <section className={styles.section}>
        <Notice kind="error">
          <FormattedMessage id="product.overviewFailed" />
        </Notice>
        <Button priority="low" onClick={() => void refetch()}>
          <FormattedMessage id="error.retry" />
        </Button>
      </section>
    );
  }
  return (
    <section className={styles.section} aria-busy={!product}>
      <div className={styles.columns}>
        <div>
          <h2>
            <FormattedMessage id="product.overview" />
          </h2>
          <div className={styles.text}>
            {product ? (
              <LazyContent html={product.description?.html ?? ''} />
            ) : (
              <Shimmer className={styles.textShimmer} />
            )}
          </div>
          {supplement ? (
            <p className={styles.legal}>
              {supplement.legal_name}. {supplement.warnings.join(' ')}
            </p>
          ) : null}
        </div>
        {supplement ? (
          <Accordion
            items={[
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
            ]}
          />
        ) : product ? null : (
          <Shimmer className={styles.accordionShimmer} />
        )}
      </div>
    </section>
  );
};
