import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useCart } from '@/features/cart/useCart';
import { errorText } from '@/kernel/errors/appError';
import { CheckoutSteps } from '@/features/checkout/CheckoutSteps';
import { selectCheckout } from '@/features/checkout/checkoutSlice';
import { OrderSummary } from '@/features/checkout/OrderSummary';
import { useBegunCheckout, useCheckoutStep } from '@/features/checkout/useCheckoutStep';
import { useMustSignIn } from '@/features/session/guestCheckout';
import { PageHead } from '@/kernel/head/PageHead';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { Wrap } from '@/ui/Wrap/Wrap';
import { MobileSummary } from './MobileSummary';
import { ToReceipt } from './ToReceipt';
import { TrustLine } from './TrustLine';
import styles from './CheckoutPage.module.css';

/** Few come here without anything to buy. */
const emptyCheckout = lazyComponent(
  async () => (await import(/* webpackChunkName: "checkout-payment" */ './EmptyCheckout')).EmptyCheckout,
);

/** Few stores take no orders of guests. */
const signInFirst = lazyComponent(
  async () => (await import(/* webpackChunkName: "checkout-payment" */ './SignInFirst')).SignInFirst,
);

/** Checkout: three steps, and what is bought beside them. */
export const CheckoutPage = () => {
  const { formatMessage } = useIntl();
  const view = useCart();
  const { receipt } = useSelector(selectCheckout);
  const isReady = useBegunCheckout();
  const { open, isLocked } = useCheckoutStep();
  const mustSignIn = useMustSignIn();

  if (receipt.order !== null) return <ToReceipt />;
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={formatMessage({ id: 'checkout.title' })} robots="noindex" />
      <TrustLine />
      <VisuallyHidden isFocusTarget>
        <h1>{formatMessage({ id: 'checkout.title' })}</h1>
      </VisuallyHidden>
      {view.kind === 'filled' && <MobileSummary cart={view.cart} lines={view.lines} isLocked={isLocked} />}
      {/* The cart comes with a bar above it: what says that it loads goes, and does not move. */}
      <Wrap key={String(view.kind === 'loading')} className={styles.page}>
        {view.kind === 'loading' && <LoadingIndicator />}
        {view.kind === 'failed' && (
          <RetryNotice onRetry={view.retry}>
            {errorText(view.error, formatMessage({ id: 'cart.loadFailed' }))}
          </RetryNotice>
        )}
        {view.kind === 'empty' && (
          <Suspense fallback={<LoadingIndicator />}>
            <emptyCheckout.Component />
          </Suspense>
        )}
        {view.kind === 'filled' && (
          <div className={open === 'payment' ? `${styles.columns} ${styles.isPaying}` : styles.columns}>
            {mustSignIn ? (
              <Suspense fallback={<LoadingIndicator />}>
                <signInFirst.Component />
              </Suspense>
            ) : (
              <CheckoutSteps cart={view.cart} isReady={isReady} />
            )}
            <aside className={styles.summary} aria-labelledby="order-summary" inert={isLocked}>
              <div className={styles.summaryHead}>
                <h2 id="order-summary">
                  <FormattedMessage id="checkout.summary" />
                </h2>
                <ShopLink to="/cart">
                  <FormattedMessage id="checkout.editCart" />
                </ShopLink>
              </div>
              <OrderSummary cart={view.cart} lines={view.lines} />
            </aside>
          </div>
        )}
      </Wrap>
    </main>
  );
};
