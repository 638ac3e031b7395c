import { FormattedMessage } from 'react-intl';
import { productPath } from '@/features/catalog/productPaths';
import { SetSaving } from '@/ui/SetSaving/SetSaving';
import { DeliveryFrequency } from '@/features/subscription/DeliveryFrequency';
import { Money } from '@/kernel/i18n/Money';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Image } from '@/ui/Image/Image';
import type { OrderedLineFragment } from './api/OrderedLine.graphql.generated';
import styles from './lines/OrderLines.module.css';
import { isGifted } from '@/features/orderGifts/gifts';
import { LineGifts } from '@/features/orderGifts/LineGifts';
import { orderedChoices, orderedSaving } from './orderedItems';

const ProductName = ({ line }: { line: OrderedLineFragment }) => {
  const name = line.product_name ?? line.product_sku;
  return line.product?.url_key ? (
    <ShopLink to={productPath(line.product)} className={styles.link}>
      {name}
    </ShopLink>
  ) : (
    name
  );
};

const Line = ({ line }: { line: OrderedLineFragment }) => (
  <li className={styles.line}>
    {CAPABILITIES.orderItemProducts && (
      <Image resource={line.product?.small_image?.url} type="product" alt="" sizes="64px" className={styles.picture} />
    )}
    <div className={styles.text}>
      <p className={styles.name}>
        <ProductName line={line} />
      </p>
      <p className={styles.soft}>{orderedChoices(line).join(', ')}</p>
      <SetSaving saving={orderedSaving(line)} />
      {line.subscription ? <DeliveryFrequency weeks={line.subscription.interval_weeks} /> : null}
      {isGifted(line) && <LineGifts line={line} />}
      {line.quantity_refunded ? (
        <p className={styles.soft}>
          <FormattedMessage id="order.refundedPieces" values={{ quantity: line.quantity_refunded }} />
        </p>
      ) : null}
    </div>
    <span className={styles.price}>
      <FormattedMessage
        id="receipt.unitPrice"
        values={{
          quantity: line.quantity_ordered ?? 0,
          price: <Money value={line.product_sale_price.value} currency={line.product_sale_price.currency} />,
        }}
      />
    </span>
  </li>
);

/** What was bought, each with its choices and its price. Nothing is added up here: the backend did. */
export const OrderLines = ({ items }: { items: readonly (OrderedLineFragment | null)[] | null | undefined }) => (
  <ul className={styles.lines}>{(items ?? []).map((line) => line && <Line key={line.id} line={line} />)}</ul>
);
