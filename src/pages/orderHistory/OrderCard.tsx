import { FormattedDate, FormattedMessage } from 'react-intl';
import { BuyAgainButton } from '@/features/orders/BuyAgainButton';
import { boughtItems } from '@/features/orders/orderedItems';
import { parseBackendTime } from '@/kernel/i18n/backendTime';
import { Money } from '@/kernel/i18n/Money';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Button } from '@/ui/Button/Button';
import { Fact } from '@/ui/Fact/Fact';
import { Facts } from '@/ui/Fact/Facts';
import { Image } from '@/ui/Image/Image';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import styles from './OrderCard.module.css';
import type { ListedOrderFragment } from './OrderHistoryPage.graphql.generated';
import { OrderState } from './OrderState';
import { orderPath } from './ordersAddress';

/** Pictures on a card; more would not fit a phone. */
const pictureCount = 3;

/** An order in the list: its facts, what was bought, and the way to its page. */
export const OrderCard = ({ order }: { order: ListedOrderFragment }) => {
  const items = (order.items ?? []).filter((item) => item !== null);
  const total = order.total?.grand_total;
  const address = order.shipping_address;
  return (
    <article className={styles.card} aria-labelledby={`order-${order.number}`}>
      <div className={styles.head}>
        <Facts>
          <Fact label={<FormattedMessage id="orders.order" />}>
            <strong id={`order-${order.number}`}>
              <ShopLink to={orderPath(order.number)}>{order.number}</ShopLink>
            </strong>
          </Fact>
          <Fact label={<FormattedMessage id="orders.placed" />}>
            <FormattedDate value={parseBackendTime(order.order_date)} day="numeric" month="long" year="numeric" />
          </Fact>
          {total ? (
            <Fact label={<FormattedMessage id="cart.total" />}>
              <Money value={total.value} currency={total.currency} />
            </Fact>
          ) : null}
          {order.pickup ? (
            <Fact label={<FormattedMessage id="locator.collectFrom" />}>{order.pickup.name}</Fact>
          ) : address ? (
            <Fact label={<FormattedMessage id="orders.deliverTo" />}>
              {address.firstname} {address.lastname}
            </Fact>
          ) : null}
        </Facts>
        <OrderState status={order.status} progress={order.progress} isCollected={Boolean(order.pickup)} />
      </div>
      <div className={styles.goods}>
        {CAPABILITIES.orderItemProducts &&
          items
            .slice(0, pictureCount)
            .map((item) => (
              <Image
                key={item.id}
                resource={item.product?.small_image?.url}
                type="product"
                alt=""
                sizes="64px"
                className={styles.picture}
              />
            ))}
        <p className={styles.names}>{items.map((item) => item.product_name ?? item.product_sku).join(', ')}</p>
        <div className={styles.actions}>
          <Button priority="lowLinkUnderline" to={orderPath(order.number)}>
            <FormattedMessage id="orders.details" />
            <VisuallyHidden> {order.number}</VisuallyHidden>
          </Button>
          <BuyAgainButton order={{ number: order.number, items: boughtItems(order) }} isOneOfMany />
        </div>
      </div>
    </article>
  );
};
