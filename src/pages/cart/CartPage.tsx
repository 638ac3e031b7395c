import { FormattedMessage, useIntl } from 'react-intl';
import { CartLines } from '@/features/cart/CartLines';
import { CartTotals } from '@/features/cart/CartTotals';
import { FreeDelivery } from '@/features/cart/FreeDelivery';
import { type Cart, type CartLine, useCart } from '@/features/cart/useCart';
import { useCartExtras } from '@/features/cart/useCartExtras';
import { errorText } from '@/kernel/errors/appError';
import { PageHead } from '@/kernel/head/PageHead';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Breadcrumbs } from '@/ui/Breadcrumbs/Breadcrumbs';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Icon } from '@/ui/Icon/Icon';
import { Notice } from '@/ui/Notice/Notice';
import { Wrap } from '@/ui/Wrap/Wrap';
import { CartShimmer } from './CartShimmer';
import { CartToolsSlot } from './CartToolsSlot';
import { DeliveryRow } from './DeliveryRow';
import { LineActions } from './LineActions';
import { StockNotice } from './StockNotice';
import { TrustList } from './TrustList';
import { type SaveForLater, useSaveForLater } from './useSaveForLater';
import styles from './CartPage.module.css';

/** The cart (spec §2.1). */
export const CartPage = () => {
  const { formatMessage } = useIntl();
  const view = useCart();
  const later = useSaveForLater(view.kind === 'filled' ? view.lines : []);
  const title = formatMessage({ id: 'cart.title' });
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={formatMessage({ id: 'cart.pageTitle' })} robots="noindex" />
      <Wrap>
        <Breadcrumbs
          items={[
            { label: formatMessage({ id: 'cart.home' }), to: '/' },
            { label: formatMessage({ id: 'cart.pageTitle' }) },
          ]}
        />
        {view.kind !== 'empty' && <h1 className={styles.title}>{title}</h1>}
        {view.kind === 'loading' && <CartShimmer />}
        {view.kind === 'failed' && (
          <div className={styles.failed}>
            <Notice kind="error">{errorText(view.error, formatMessage({ id: 'cart.loadFailed' }))}</Notice>
            <Button priority="low" onClick={view.retry}>
              <FormattedMessage id="cart.retry" />
            </Button>
          </div>
        )}
        {view.kind === 'empty' && (
          <EmptyState
            headingLevel={1}
            heading={formatMessage({ id: 'cart.empty' })}
            action={
              <Button priority="normal" to="/">
                <FormattedMessage id="cart.continueShopping" />
              </Button>
            }
          />
        )}
        {view.kind === 'filled' && <FilledCart cart={view.cart} lines={view.lines} later={later} />}
      </Wrap>
    </main>
  );
};

interface FilledCartProps {
  cart: Cart;
  lines: readonly CartLine[];
  later: SaveForLater;
}

const FilledCart = ({ cart, lines, later }: FilledCartProps) => {
  const extras = useCartExtras(cart);
  const progress = extras?.free_shipping_progress;
  return (
    <div className={styles.columns}>
      <div>
        <StockNotice lines={lines} />
        <div className={styles.lines}>
          <CartLines lines={lines} size="page" renderActions={(line) => <LineActions line={line} later={later} />} />
        </div>
        <p className={styles.below}>
          <ShopLink to="/" className={styles.continue}>
            <FormattedMessage id="cart.continueShopping" />
          </ShopLink>
        </p>
      </div>
      <aside className={styles.summary} aria-labelledby="cart-summary">
        <h2 id="cart-summary">
          <FormattedMessage id="cart.summary" />
        </h2>
        <CartTotals cart={cart} delivery={<DeliveryRow isFree={progress?.is_free ?? false} />} />
        {progress && !progress.is_free ? (
          <div className={styles.progress}>
            <FreeDelivery progress={progress} />
          </div>
        ) : null}
        <Button priority="high" isBlock to="/checkout" className={styles.checkout}>
          <Icon name="lock" size={18} />
          <FormattedMessage id="cart.checkout" />
        </Button>
        <TrustList />
        <div className={styles.tools}>
          <CartToolsSlot cart={cart} />
        </div>
      </aside>
    </div>
  );
};
