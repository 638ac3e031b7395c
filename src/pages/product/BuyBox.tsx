import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { finalPrice, pagePrice } from '@/features/catalog/shownPrice';
import { isWithoutVariants } from '@/features/catalog/variantChoice';
import { ProductPrice } from '@/features/catalog/ProductPrice';
import { ExpressPlace } from '@/features/checkout/ExpressPlace';
import { LazyContent } from '@/features/content/LazyContent';
import { SubscriptionChoice } from '@/features/subscription/SubscriptionChoice';
import { Deferred } from '@/kernel/routing/Deferred';
import { onceTouched } from '@/kernel/viewport/onceTouched';
import { WhenNear } from '@/kernel/viewport/WhenNear';
import { Notice } from '@/ui/Notice/Notice';
import { BuyHeader } from './BuyHeader';
import { BuyRow } from './BuyRow';
import { HealthClaims } from './claims/HealthClaims';
import { lazyDeliveryFacts, lazySoldOut, lazyTierPrices } from './lazyParts';
import { MarkedOptions } from './MarkedOptions';
import type { ProductFirstViewFragment } from './ProductFirstView.graphql.generated';
import { asksMore, isShipped } from './productKinds';
import { PurchaseFormSlot } from './PurchaseFormSlot';
import { QuantityOffer } from './QuantityOffer';
import { SaveProduct } from './SaveProduct';
import { StickyBuyBar } from './StickyBuyBar';
import { StockLine } from './StockLine';
import { UnitPrice } from './UnitPrice';
import { usePurchase } from './usePurchase';
import { useOffScreen } from '@/kernel/viewport/useOffScreen';
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
  // A parent that is sold out is, whatever its variants say.
  const stock = product.stock_status === 'OUT_OF_STOCK' ? product.stock_status : sold.stock_status;
  const isForSale = !isWithoutVariants(product);
  const isInStock = isForSale && stock !== 'OUT_OF_STOCK';
  const hasForm = asksMore(product);
  // Of what is nothing without its links or parts, they say what it costs.
  const isPriced = isForSale && ((isInStock && !hasForm) || finalPrice(sold).value !== 0);
  const row = useRef<HTMLDivElement>(null);
  const isRowOff = useOffScreen(row);
  const notice = useRef<HTMLDivElement>(null);
  const hasSoldOut = choice.options.some(({ values }) => values.some(({ state }) => state === 'soldOut'));
  // So that a size that is sold out is shown as fast as any other.
  useEffect(() => {
    if (!hasSoldOut) return;
    return onceTouched(lazySoldOut.loadAhead);
  }, [hasSoldOut]);
  // From the sticky bar, or a small window, the message is out of sight.
  useEffect(() => {
    if (purchase.error) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [purchase.error]);

  return (
    <div className={styles.box}>
      <BuyHeader product={product} kind={sold.pack_summary} />
      <div className={styles.price}>
        <div className={styles.priceRow}>
          {isPriced ? <ProductPrice price={pagePrice(sold)} /> : null}
          {hasForm || !isForSale ? null : <StockLine stock={stock} left={sold.only_x_left_in_stock} />}
        </div>
        {CAPABILITIES.unitPrices ? <UnitPrice unitPrice={sold.unit_price} packValue={sold.pack_value} /> : null}
      </div>
      {summary ? (
        <div className={styles.summary}>
          <LazyContent html={summary} />
        </div>
      ) : null}
      <HealthClaims claims={product.supplement?.claims ?? []} />
      {purchase.error ? (
        <div ref={notice} className={styles.notice}>
          <Notice kind="error">
            {purchase.error}
            {purchase.offer === undefined ? null : <QuantityOffer {...purchase} offer={purchase.offer} />}
          </Notice>
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
      {isForSale ? null : (
        <Notice kind="warning">
          <FormattedMessage id="product.notForSale" />
        </Notice>
      )}
      {hasForm && isForSale ? <PurchaseFormSlot product={product} choice={choice} purchase={purchase} /> : null}
      <div>
        <div ref={row}>
          {hasForm || !isForSale ? null : (
            <BuyRow
              product={product}
              sold={sold}
              purchase={purchase}
              isInStock={isInStock}
              hasOptions={choice.options.length > 0}
              save={<SaveProduct product={product} choice={choice} place="row" />}
            />
          )}
        </div>
        {isInStock ? (
          <Deferred>
            <lazyTierPrices.Component sku={product.sku ?? ''} purchase={purchase} />
          </Deferred>
        ) : null}
        {isInStock && !hasForm && !purchase.plan ? (
          <ExpressPlace source={{ kind: 'product', item: purchase.item }} currency={purchase.total.currency} />
        ) : null}
      </div>
      {(CAPABILITIES.deliveryPromise || CAPABILITIES.supplementFacts) && isShipped(product) ? (
        <WhenNear className={product.supplement ? styles.making : styles.delivery}>
          <lazyDeliveryFacts.Component sku={sold.sku ?? ''} isInStock={isInStock} facts={product.supplement} />
        </WhenNear>
      ) : null}
      {isRowOff && isInStock && !hasForm ? (
        <StickyBuyBar
          purchase={purchase}
          productName={product.name ?? ''}
          options={choice.options}
          selection={choice.selection}
        />
      ) : null}
    </div>
  );
};
