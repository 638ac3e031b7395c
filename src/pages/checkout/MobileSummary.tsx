import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Cart, CartLine } from '@/features/cart/cartContents';
import { useShownTotal } from '@/features/cart/useCart';
import { OrderSummary } from '@/features/checkout/OrderSummary';
import { Money } from '@/kernel/i18n/Money';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Icon } from '@/ui/Icon/Icon';
import styles from './MobileSummary.module.css';

export interface MobileSummaryProps {
  cart: Cart;
  lines: readonly CartLine[];
  /** The order is under way: nothing can be changed. */
  isLocked: boolean;
}

/** The order summary of small screens: a bar with the total, always in view, that unfolds. */
export const MobileSummary = ({ cart, lines, isLocked }: MobileSummaryProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const { total } = useShownTotal(cart);
  return (
    <details className={styles.summary} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.bar}>
        <span className={styles.name}>
          <Icon name="cart" size={18} />
          <FormattedMessage id={isOpen ? 'checkout.hideSummary' : 'checkout.showSummary'} />
          <Icon name="chevronDown" size={18} className={styles.chevron} />
        </span>
        <span className={styles.total}>
          <Money value={total?.value} currency={total?.currency} />
        </span>
      </summary>
      <div className={styles.body} inert={isLocked}>
        {isOpen ? (
          <>
            <ShopLink to="/cart" className={styles.edit}>
              <FormattedMessage id="checkout.editCart" />
            </ShopLink>
            <OrderSummary cart={cart} lines={lines} />
          </>
        ) : null}
      </div>
    </details>
  );
};
