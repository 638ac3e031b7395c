import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { type Cart, type CartLine, isBlocked } from '@/features/cart/cartContents';
import { DeliveryRow, FreeDelivery, lazyCartOffers } from '@/features/cart/cartExtras';
import { CartLines, StockNotice } from '@/features/cart/CartLines';
import { CartTotals } from '@/features/cart/CartTotals';
import { CartExpress } from '@/features/checkout/ExpressPlace';
import { Deferred } from '@/kernel/routing/Deferred';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { useOffScreen } from '@/kernel/viewport/useOffScreen';
import { LineIcon } from '@/ui/LineIcon/LineIcon';
import { CartBar } from './CartBar';
import { CartToolsSlot } from './CartToolsSlot';
import { CheckoutButton } from './CheckoutButton';
import { lazyCartSuggestions } from './lazyParts';
import { LineActions } from './LineActions';
import { TrustList } from './TrustList';
import { useCartOffers } from './useCartOffers';
import type { SaveForLater } from './useSaveForLater';
import styles from './CartPage.module.css';

/** From Lucide (ISC), as the icons of the shop. */
const leaf =
  'M11 20a10 10 0 0010-10 25.9 25.9 0 00-1-7.3 1 1 0 00-1.8-.3C15.8 5.5 13 5.5 9.8 6.1A7 7 0 0011 20M2 21a5 5 0 012.9-4.5C7.6 15.2 8.4 15.2 11 13';

export interface FilledCartProps {
  cart: Cart;
  lines: readonly CartLine[];
  later: SaveForLater;
}

/** The cart with something in it. */
export const FilledCart = ({ cart, lines, later }: FilledCartProps) => {
  const { extras, hasOffers, isComing } = useCartOffers(cart);
  const progress = extras?.free_shipping_progress;
  const suggestions = extras?.quick_adds ?? [];
  const isStuck = lines.some(isBlocked);
  const checkout = useRef<HTMLDivElement>(null);
  const isCheckoutOff = useOffScreen(checkout);
  return (
    <>
      <div className={isComing ? `${styles.columns} ${styles.coming}` : styles.columns}>
        <div>
          <div className={styles.stock}>
            <StockNotice lines={lines} />
          </div>
          <div className={styles.lines}>
            <CartLines lines={lines} size="page" renderActions={(line) => <LineActions line={line} later={later} />} />
          </div>
          {extras && hasOffers ? (
            <div className={styles.offers}>
              <Deferred>
                <lazyCartOffers.Component extras={extras} lines={lines} />
              </Deferred>
            </div>
          ) : null}
          <p className={styles.below}>
            <ShopLink to="/" className={styles.continue}>
              <FormattedMessage id="cart.continueShopping" />
            </ShopLink>
            {BRAND.has.packing ? (
              <span className={styles.packing}>
                <LineIcon path={leaf} size={18} />
                <FormattedMessage id="brand.packing" />
              </span>
            ) : null}
          </p>
        </div>
        <aside className={styles.summary} aria-labelledby="cart-summary">
          <h2 id="cart-summary">
            <FormattedMessage id="cart.summary" />
          </h2>
          <CartTotals
            cart={cart}
            delivery={cart.is_virtual ? null : <DeliveryRow isFree={progress?.is_free ?? false} />}
          />
          {progress && !progress.is_free ? (
            <div className={styles.progress}>
              <FreeDelivery progress={progress} />
            </div>
          ) : null}
          <CheckoutButton ref={checkout} className={styles.checkout} isBlocked={isStuck} />
          <div className={styles.express}>
            <CartExpress cart={cart} lines={lines} />
          </div>
          <TrustList />
          <div className={styles.tools}>
            <CartToolsSlot cart={cart} />
          </div>
        </aside>
      </div>
      {suggestions.length > 0 ? (
        <div className={styles.suggestions}>
          <Deferred>
            <lazyCartSuggestions.Component products={suggestions} />
          </Deferred>
        </div>
      ) : null}
      {isCheckoutOff ? <CartBar cart={cart} isBlocked={isStuck} /> : null}
    </>
  );
};
