import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import type { OrderReturnsFragment } from './api/AfterOrder.graphql.generated';
import { returnableLines } from './returnableLines';
import { ReturnRequest, type ReturnRequestProps } from './returns/ReturnRequest';
import styles from './returns/ReturnRequest.module.css';
import { useReturnQuestions } from './returns/useReturnQuestions';

export interface ReturnFormProps extends Pick<ReturnRequestProps, 'send' | 'reload' | 'back'> {
  order: OrderReturnsFragment;
}

/** The form to send something of an order back, or that nothing can come back. */
export const ReturnForm = ({ order, ...request }: ReturnFormProps) => {
  const { formatMessage } = useIntl();
  const view = useReturnQuestions();
  const lines = returnableLines(order);
  if (lines.length === 0) {
    return (
      <EmptyState
        heading={<FormattedMessage id="return.impossible" />}
        text={<FormattedMessage id="return.impossibleHint" />}
        action={
          <Button priority="normal" to={request.back}>
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
  return <ReturnRequest lines={lines} questions={view.questions} {...request} />;
};
