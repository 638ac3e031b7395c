import { useQuery } from '@apollo/client/react';
import { FormattedMessage } from 'react-intl';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import type { ProductFirstViewFragment } from '../ProductFirstView.graphql.generated';
import type { Purchase } from '../usePurchase';
import type { VariantChoice } from '../useVariantSelection';
import { ChoiceForm } from './choices/ChoiceForm';
import styles from './choices/choices.module.css';
import { GroupedForm } from './grouped/GroupedForm';
import { ProductChoicesDocument } from './ProductChoices.graphql.generated';

export interface PurchaseFormProps {
  product: ProductFirstViewFragment;
  choice: VariantChoice;
  purchase: Purchase;
}

/** Form for a product with parts, links or options, and the way into the cart. */
export const PurchaseForm = ({ product, choice, purchase }: PurchaseFormProps) => {
  const { data, error, loading, refetch } = useQuery(ProductChoicesDocument, {
    variables: { sku: product.sku ?? '' },
    // Its fields stand beside those of the first view in the cache, where lists of either would replace the other's.
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const choices = data?.products?.items?.[0];
  if (loading && !choices) {
    return (
      <div aria-busy="true" data-coming="true">
        <Shimmer className={styles.room} />
      </div>
    );
  }
  if (!choices) {
    return (
      <RetryNotice onRetry={() => refetch()}>
        <FormattedMessage id={error ? 'choices.failed' : 'product.outOfStockHint'} />
      </RetryNotice>
    );
  }
  return 'parts' in choices ? (
    <GroupedForm parts={choices.parts} />
  ) : (
    <ChoiceForm choices={choices} product={product} choice={choice} purchase={purchase} />
  );
};
