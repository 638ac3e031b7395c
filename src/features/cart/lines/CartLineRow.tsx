import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useRememberedImage } from '@/features/catalog/imagesBySku';
import { LineSubscription } from '@/features/subscription/LineSubscription';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Image } from '@/ui/Image/Image';
import { type CartLine, lineDescription, linePicture, plansOf } from '../cartContents';
import { LineMessages } from '../LineMessages';
import { EditOptionsButton } from '../options/EditOptionsButton';
import { LineFoot } from './LineFoot';
import { linePath } from './linePath';
import { LinePlan } from './LinePlan';
import { isNoLongerSold } from './isNoLongerSold';
import { useCartLine } from './useCartLine';
import styles from './CartLineRow.module.css';

export interface CartLineRowProps {
  line: CartLine;
  size: 'mini' | 'page';
  onRemoved: () => void;
  /** More that can be done about the line. */
  actions?: ReactNode;
}

/** One line of the cart: what it is, how many, what it costs, and what is wrong with it. */
export const CartLineRow = ({ line, size, onRemoved, actions }: CartLineRowProps) => {
  const { formatMessage } = useIntl();
  const { quantity, setQuantity, refuse, setPlan, remove, isBusy, error, rule, offer } = useCartLine(line);
  const isGift = line.is_free_gift === true;
  const isGone = isNoLongerSold(line);
  const { product } = line;
  const name = product.name ?? '';
  const picture = useRememberedImage(linePicture(line), product.sku);
  const path = linePath(line);
  const image = <Image resource={picture} type="product" sizes={size === 'page' ? '128px' : '88px'} alt="" />;
  // Below the heading of the drawer, or that of the page.
  const Heading = size === 'mini' ? 'h3' : 'h2';

  return (
    <li className={size === 'page' ? styles.pageLine : styles.line} aria-busy={isBusy}>
      {isGone ? (
        <span className={styles.picture}>{image}</span>
      ) : (
        <ShopLink to={path} className={styles.picture} tabIndex={-1} aria-hidden>
          {image}
        </ShopLink>
      )}
      <div className={styles.body}>
        <div className={styles.head}>
          <div>
            <Heading className={styles.name}>{isGone ? name : <ShopLink to={path}>{name}</ShopLink>}</Heading>
            <p className={styles.description}>{lineDescription(line)}</p>
          </div>
          <IconButton
            className={styles.remove}
            icon={size === 'page' ? 'trash' : 'close'}
            size={18}
            label={formatMessage({ id: 'cart.removeProduct' }, { name })}
            isDisabled={isBusy}
            onClick={() => void remove().then((isDone) => isDone && onRemoved())}
          />
        </div>
        {size === 'page' && !isGift && !isGone ? (
          <LineSubscription
            plans={plansOf(line)}
            planUid={line.subscription?.plan_uid ?? null}
            name={name}
            isBusy={isBusy}
            // It may have gone into another line of the same goods, and the focus with it.
            onChange={(planUid) => void setPlan(planUid, () => document.activeElement === document.body && onRemoved())}
          />
        ) : (
          line.subscription && (
            <LinePlan weeks={line.subscription.interval_weeks} percent={line.subscription.discount_percent} />
          )
        )}
        <LineMessages line={line} error={error} offer={offer} onOffer={isGone || isGift ? undefined : setQuantity} />
        {isGone ? null : (
          <LineFoot
            line={line}
            quantity={quantity}
            rule={rule}
            isGift={isGift}
            onChange={setQuantity}
            onRefused={refuse}
          />
        )}
        {size === 'page' && !isGift && !isGone ? (
          <div className={styles.actions}>
            <EditOptionsButton line={line} />
            {actions}
          </div>
        ) : null}
      </div>
    </li>
  );
};
