import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { PageHead } from '@/kernel/head/PageHead';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { holdFocus } from '@/ui/focus/holdFocus';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Wrap } from '@/ui/Wrap/Wrap';
import { useReceipt } from '@/features/checkout/useReceipt';
import { Receipt } from './Receipt';
import { ReceiptInvoice } from './ReceiptInvoice';
import { BestRatedSlot } from '@/features/recommendations/BestRatedSlot';
import styles from './ReceiptPage.module.css';

/** Receipt of the last order; it survives a reload. */
export const ReceiptPage = () => {
  const { formatMessage } = useIntl();
  const view = useReceipt();
  const isInvoice = new URLSearchParams(useLocation().search).has('invoice');
  return (
    <main id="main" ref={holdFocus} tabIndex={-1}>
      <PageHead title={formatMessage({ id: 'receipt.title' })} robots="noindex" />
      <Wrap className={styles.page}>
        {view.kind === 'loading' && (
          <div className={styles.waiting}>
            <LoadingIndicator />
          </div>
        )}
        {view.kind === 'shown' &&
          (isInvoice ? <ReceiptInvoice order={view.receipt.order} /> : <Receipt receipt={view.receipt} />)}
        {view.kind === 'shown' && !isInvoice && (
          <BestRatedSlot
            isForLooking
            except={(view.receipt.order?.items ?? []).map((item) => item?.product_name ?? null)}
          />
        )}
        {view.kind === 'failed' && (
          <RetryNotice onRetry={view.retry}>
            <FormattedMessage id="receipt.loadFailed" />
          </RetryNotice>
        )}
        {view.kind === 'none' && (
          <EmptyState
            headingLevel={1}
            heading={formatMessage({ id: 'receipt.none' })}
            action={
              <Button priority="normal" to="/">
                <FormattedMessage id="cart.continueShopping" />
              </Button>
            }
          />
        )}
      </Wrap>
    </main>
  );
};
