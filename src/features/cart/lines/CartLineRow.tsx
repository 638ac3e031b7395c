import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRememberedImage } from '@/features/catalog/imagesBySku';
import { LineSubscription } from '@/features/subscription/LineSubscription';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Image } from '@/ui/Image/Image';
import { QuantityStepper } from '@/ui/QuantityStepper/QuantityStepper';
import { type CartLine, lineDescription, linePicture, plansOf } from '../cartContents';
import { LineMessages } from '../LineMessages';
import { EditOptionsButton } from '../options/EditOptionsButton';
import { TaxedMoney } from '../totals/TaxedMoney';
import { useCartSettings } from '../useCart';
import { LinePlan } from './LinePlan';
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
  const { quantity, setQuantity, refuse, setPlan, remove, isBusy, error } = useCartLine(line);
  const { price: display } = useCartSettings();
  const isGift = line.is_free_gift === true;
  const { product, prices } = line;
  const name = product.name ?? '';
  const picture = useRememberedImage(linePicture(line), product.sku);
  const path = `/${product.url_key ?? ''}${product.url_suffix ?? ''}`;
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
            onClick={() => void remove().then((isDone) => isDone && onRemoved())}
          />
        </div>
        {size === 'page' && !isGift ? (
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
            <LinePlan weeks={line.subscription.interval_weeks} percent={line.subscription.discount_percent} />
          )
        )}
        <LineMessages line={line} error={error} />
        <div className={styles.foot}>
          {isGift ? (
            <p className={styles.gift}>
              <FormattedMessage id="cart.freeGift" />
            </p>
          ) : (
            <QuantityStepper
              size="small"
              value={quantity}
              min={1}
              label={name}
              onChange={setQuantity}
              onRefused={refuse}
            />
          )}
          <div className={styles.prices}>
            <p className={styles.price}>
              {isGift ? (
                <FormattedMessage id="checkout.free" />
              ) : (
                <TaxedMoney
                  display={display}
                  including={prices?.row_total_including_tax}
                  excluding={prices?.row_total}
                />
              )}
            </p>
            {line.quantity > 1 && prices ? (
              <p className={styles.each}>
                <FormattedMessage
                  id="cart.each"
                  values={{
                    amount: (
                      <TaxedMoney display={display} including={prices.price_including_tax} excluding={prices.price} />
                    ),
                  }}
                />
              </p>
            ) : null}
          </div>
        </div>
        {size === 'page' && !isGift ? (
          <div className={styles.actions}>
            <EditOptionsButton line={line} />
            {actions}
          </div>
        ) : null}
      </div>
    </li>
  );
};
