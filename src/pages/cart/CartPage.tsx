import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectIsEarlierCartClosed } from '@/features/cart/cartSlice';
import { useCart } from '@/features/cart/useCart';
import { LastOrderLink } from '@/features/checkout/LastOrderLink';
import { useWaitingCart, WaitingCart } from '@/features/session/WaitingCart';
import { errorText } from '@/kernel/errors/appError';
import { PageHead } from '@/kernel/head/PageHead';
import { Deferred } from '@/kernel/routing/Deferred';
import { Breadcrumbs } from '@/ui/Breadcrumbs/Breadcrumbs';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Wrap } from '@/ui/Wrap/Wrap';
import { CartShimmer } from './CartShimmer';
import { useEmptiedFocus } from './useEmptiedFocus';
import { useSaveForLater } from './useSaveForLater';
import { FilledCart } from './FilledCart';
import { lazyEmptyCartHelp } from './lazyParts';
import styles from './CartPage.module.css';

/** The cart. */
export const CartPage = () => {
  const { formatMessage } = useIntl();
  const view = useCart();
  const main = useEmptiedFocus(view.kind);
  const waiting = useWaitingCart();
  const isEarlierClosed = useSelector(selectIsEarlierCartClosed);
  const later = useSaveForLater(view.kind === 'filled' ? view.lines : []);
  const title = formatMessage({ id: 'cart.title' });
  return (
    <main ref={main} id="main" tabIndex={-1}>
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
          <RetryNotice onRetry={view.retry}>
            {errorText(view.error, formatMessage({ id: 'cart.loadFailed' }))}
          </RetryNotice>
        )}
        {view.kind === 'empty' && (
          <>
            {waiting ? (
              <WaitingCart cart={waiting} headingLevel={1} />
            ) : (
              <EmptyState
                headingLevel={1}
                heading={formatMessage({ id: 'cart.empty' })}
                text={formatMessage({ id: isEarlierClosed ? 'cart.earlierClosed' : 'cart.emptyText' })}
                action={
                  <>
                    <Button priority="normal" to="/">
                      <FormattedMessage id="cart.continueShopping" />
                    </Button>
                    <LastOrderLink />
                  </>
                }
              />
            )}
            <div className={styles.help}>
              <Deferred>
                <lazyEmptyCartHelp.Component />
              </Deferred>
            </div>
          </>
        )}
        {view.kind === 'filled' && <FilledCart cart={view.cart} lines={view.lines} later={later} />}
      </Wrap>
    </main>
  );
};
