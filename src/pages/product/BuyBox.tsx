import { Suspense, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { finalPrice } from '@/features/catalog/shownPrice';
import { ProductPrice } from '@/features/catalog/ProductPrice';
import { ExpressPlace } from '@/features/checkout/ExpressPlace';
import { LazyContent } from '@/features/content/LazyContent';
import { SubscriptionChoice } from '@/features/subscription/SubscriptionChoice';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { Deferred } from '@/kernel/routing/Deferred';
import { Notice } from '@/ui/Notice/Notice';
import { BuyHeader } from './BuyHeader';
import { BuyRow } from './BuyRow';
import { HealthClaims } from './claims/HealthClaims';
import { lazyDeliveryFacts, lazyPurchaseForm, lazyStickyBuyBar } from './lazyParts';
import { MarkedOptions } from './MarkedOptions';
import type { ProductFirstViewFragment } from './ProductFirstView.graphql.generated';
import { asksMore, isShipped } from './productKinds';
import { SaveProduct } from './SaveProduct';
import { StockLine } from './StockLine';
import { UnitPrice } from './UnitPrice';
import { usePurchase } from './usePurchase';
import { useScrolledPast } from './useScrolledPast';
import type { VariantChoice } from './useVariantSelection';
import styles from './BuyBox.module.css';

export interface BuyBoxProps {
  product: ProductFirstViewFragment;
  choice: VariantChoice;
}

/** Everything between a product's name and the cart: what it is, which one, how often, what it costs, when it comes. */
export const BuyBox = ({ product, choice }: BuyBoxProps) => {
  const purchase = usePurchase(product, choice);
  const sold = choice.variant?.product ?? product;
  const summary = product.short_description?.html ?? '';
  const isInStock = sold.stock_status !== 'OUT_OF_STOCK';
  const hasForm = asksMore(product);
  // Of what is nothing without its links or parts, they say what it costs.
  const isPriced = !hasForm || finalPrice(sold).value !== 0;
  const row = useRef<HTMLDivElement>(null);
  const isRowPast = useScrolledPast(row);
  const notice = useRef<HTMLDivElement>(null);
  // From the sticky bar, or a small window, the message is out of sight.
  useEffect(() => {
    if (purchase.error) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [purchase.error]);

  return (
    <div className={styles.box}>
      <BuyHeader product={product} kind={sold.pack_summary} />
      {summary ? (
        <div className={styles.summary}>
          <LazyContent html={summary} />
        </div>
      ) : null}
      <HealthClaims claims={product.supplement?.claims ?? []} />
      <div className={styles.price}>
        {isPriced ? <ProductPrice range={sold.price_range} /> : null}
        {CAPABILITIES.unitPrices ? <UnitPrice unitPrice={sold.unit_price} /> : null}
      </div>
      {purchase.error ? (
        <div ref={notice} className={styles.notice}>
          <Notice kind="error">{purchase.error}</Notice>
        </div>
      ) : null}
      {choice.options.length > 0 ? (
        <div>
          <MarkedOptions {...choice} />
        </div>
      ) : null}
      {isInStock && purchase.plans.length > 0 ? (
        <SubscriptionChoice
          plans={purchase.plans}
          chosen={purchase.plan}
          onChoose={purchase.choosePlan}
          oncePrice={finalPrice(sold)}
        />
      ) : null}
      {hasForm ? (
        <ErrorBoundary fallback={<FormattedMessage id="choices.failed" />}>
          <Suspense>
            <lazyPurchaseForm.Component product={product} choice={choice} purchase={purchase} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <StockLine stock={sold.stock_status} left={sold.only_x_left_in_stock} />
      )}
      <div>
        <div ref={row}>
          {hasForm ? null : (
            <BuyRow
              product={product}
              purchase={purchase}
              isInStock={isInStock}
              hasOptions={choice.options.length > 0}
              save={<SaveProduct product={product} choice={choice} place="row" />}
            />
          )}
        </div>
        {isInStock && !hasForm && !purchase.plan ? (
          <ExpressPlace source={{ kind: 'product', item: purchase.item }} currency={purchase.total.currency} />
        ) : null}
      </div>
      {CAPABILITIES.deliveryPromise && isShipped(product) ? (
        <div className={styles.delivery}>
          <Deferred>
            <lazyDeliveryFacts.Component sku={sold.sku ?? ''} />
          </Deferred>
        </div>
      ) : null}
      {isRowPast && isInStock && !hasForm ? (
        <Deferred>
          <lazyStickyBuyBar.Component purchase={purchase} productName={product.name ?? ''} />
        </Deferred>
      ) : null}
    </div>
  );
};
