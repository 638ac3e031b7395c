import { FormattedMessage, useIntl } from 'react-intl';
import { Money } from '@/kernel/i18n/Money';
import { Button } from '@/ui/Button/Button';
import { Image } from '@/ui/Image/Image';
import { QuantityStepper } from '@/ui/QuantityStepper/QuantityStepper';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { SetSubscriptionQuantityDocument } from '../api/Changes.graphql.generated';
import { isEnded, type Subscription } from '../subscription';
import type { Changing } from '../useChange';
import styles from './Subscriptions.module.css';

export interface PartProps {
  subscription: Subscription;
  changing: Changing;
}

/** What comes, how much of it, and how to take it out. */
export const SubscriptionItems = ({ subscription, changing: { change, isBusy } }: PartProps) => {
  const { formatMessage } = useIntl();
  const { items } = subscription;
  const setQuantity = (item: Subscription['items'][number], quantity: number): void => {
    const values = { name: item.product_name, quantity };
    const message = formatMessage(
      { id: quantity === 0 ? 'subscriptions.saidRemoved' : 'subscriptions.saidQuantity' },
      values,
    );
    void change(SetSubscriptionQuantityDocument, { item: item.uid, quantity }, { message });
  };
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.uid} className={styles.item}>
          <Image
            resource={item.product?.small_image?.url}
            type="product"
            alt=""
            sizes="64px"
            className={styles.picture}
          />
          <div className={styles.itemName}>
            <span>{item.product_name}</span>
            {item.options.length > 0 && <span className={styles.soft}>{item.options.join(', ')}</span>}
            {!item.is_available && (
              <span className={styles.soft}>
                <FormattedMessage id="subscriptions.unavailable" />
              </span>
            )}
          </div>
          {isEnded(subscription) ? (
            <span>
              <FormattedMessage id="subscriptions.pieces" values={{ quantity: item.quantity }} />
            </span>
          ) : (
            <>
              <QuantityStepper
                value={item.quantity}
                label={item.product_name}
                size="small"
                isDisabled={isBusy}
                onChange={(quantity) => setQuantity(item, quantity)}
              />
              {items.length > 1 && (
                <Button
                  priority="lowLinkUnderline"
                  size="small"
                  isLoading={isBusy}
                  onClick={() => setQuantity(item, 0)}
                >
                  <FormattedMessage id="subscriptions.remove" />
                  <VisuallyHidden> {item.product_name}</VisuallyHidden>
                </Button>
              )}
            </>
          )}
          <span className={styles.price}>
            <Money value={item.row_total.value} currency={item.row_total.currency} />
          </span>
        </li>
      ))}
    </ul>
  );
};
