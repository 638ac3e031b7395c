import { useIntl } from 'react-intl';
import { LineSubscription } from '@/features/subscription/LineSubscription';
import { SubscriptionStrip } from '@/features/subscription/SubscriptionStrip';
import { useRememberedImage } from '@/features/catalog/useRememberedImage';
import { Money } from '@/kernel/i18n/Money';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Image } from '@/ui/Image/Image';
import { QuantityStepper } from '@/ui/QuantityStepper/QuantityStepper';
import { lineDescription, linePicture, plansOf } from '../lineDescription';
import type { CartLine } from '../useCart';
import { useCartLine } from '../useCartLine';
import { LineMessages } from './LineMessages';
import styles from './CartLineRow.module.css';

export interface CartLineRowProps {
  line: CartLine;
  size: 'mini' | 'page';
  onRemoved: () => void;
}

/** One line of the cart: what it is, how many, what it costs, and what is wrong with it. */
export const CartLineRow = ({ line, size, onRemoved }: CartLineRowProps) => {
  const { formatMessage } = useIntl();
  const { quantity, setQuantity, setPlan, remove, isBusy, error } = useCartLine(line);
  const { product, prices } = line;
  const name = product.name ?? '';
  const picture = useRememberedImage(linePicture(line), product.sku);
  const path = `/${product.url_key ?? ''}${product.url_suffix ?? ''}`;
  const total = prices?.row_total_including_tax;
  // Below the heading of the drawer, or that of the page.
  const Heading = size === 'mini' ? 'h3' : 'h2';

  return (
    <li className={size === 'page' ? styles.pageLine : styles.line} aria-busy={isBusy}>
      <ShopLink to={path} className={styles.picture} tabIndex={-1} aria-hidden>
        <Image resource={picture} type="product" sizes={size === 'page' ? '128px' : '88px'} alt="" />
      </ShopLink>
      <div className={styles.body}>
        <div className={styles.head}>
          <div>
            <Heading className={styles.name}>
              <ShopLink to={path}>{name}</ShopLink>
            </Heading>
            <p className={styles.description}>{lineDescription(line)}</p>
          </div>
          <IconButton
            className={styles.remove}
            icon={size === 'page' ? 'trash' : 'close'}
            size={18}
            label={formatMessage({ id: 'cart.removeProduct' }, { name })}
            isDisabled={isBusy}
            onClick={() => void remove().then(onRemoved)}
          />
        </div>
        {size === 'page' ? (
          <LineSubscription
            plans={plansOf(line)}
            planUid={line.subscription?.plan_uid ?? null}
            name={name}
            isBusy={isBusy}
            // The line with another plan is another line: the focus must not fall out of the page with this one.
            onChange={(planUid) => void setPlan(planUid, onRemoved)}
          />
        ) : (
          line.subscription && (
            <SubscriptionStrip weeks={line.subscription.interval_weeks} percent={line.subscription.discount_percent} />
          )
        )}
        <LineMessages line={line} error={error} />
        <div className={styles.foot}>
          <QuantityStepper size="small" value={quantity} min={1} label={name} onChange={setQuantity} />
          <p className={styles.price}>
            <Money value={total?.value} currency={total?.currency} />
          </p>
        </div>
      </div>
    </li>
  );
};
