import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import type { OrderOnPageFragment } from '../order/Order.graphql.generated';
import { orderPath } from '../ordersAddress';
import { returnableLines } from './returnableLines';
import { ReturnRequest } from './ReturnRequest';
import styles from './ReturnRequest.module.css';
import { useReturnQuestions } from './useReturnQuestions';

export interface ReturnViewProps {
  order: OrderOnPageFragment;
  /** Asks for the order again. */
  reload: () => Promise<unknown>;
}

/** The form to send something of an order back, or that nothing can come back. */
export const ReturnView = ({ order, reload }: ReturnViewProps) => {
  const { formatMessage } = useIntl();
  const view = useReturnQuestions();
  const lines = returnableLines(order);
  if (lines.length === 0) {
    return (
      <EmptyState
        heading={<FormattedMessage id="return.impossible" />}
        text={<FormattedMessage id="return.impossibleHint" />}
        action={
          <Button priority="normal" to={orderPath(order.number)}>
            <FormattedMessage id="return.back" />
          </Button>
        }
      />
    );
  }
  if (view.kind === 'loading') {
    return (
      <div role="status" aria-busy="true" aria-label={formatMessage({ id: 'order.loading' })}>
        <Shimmer className={styles.waiting} />
      </div>
    );
  }
  if (view.kind === 'failed') {
    return (
      <RetryNotice onRetry={view.retry}>
        <FormattedMessage id="return.loadFailed" />
      </RetryNotice>
    );
  }
  return <ReturnRequest order={order} lines={lines} questions={view.questions} reload={reload} />;
};
