import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { CancelOrderButton } from '@/features/orders/CancelOrderButton';
import { type AfterOrder, CancelRefused } from '@/features/orders/afterOrder';
import { returnableLines } from '@/features/orders/returnableLines';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { trackingQuery } from '../guestQuery';
import styles from '../TrackOrderPage.module.css';
import { RequestGuestCancelDocument } from './AfterSales.graphql.generated';
import type { GuestOrderViewFragment } from './GuestOrder.graphql.generated';

export interface GuestOrderActionsProps {
  order: GuestOrderViewFragment;
  after: AfterOrder;
  /** Shows the order as it is now. */
  reload: () => Promise<unknown>;
}

const words = { text: 'order.cancelGuestText', done: 'order.cancelAskedShort' };

/** What a guest can do with an order: ask for its cancellation, which a mailed link confirms, or for a return. */
export const GuestOrderActions = ({ order, after, reload }: GuestOrderActionsProps) => {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const [isAsked, setIsAsked] = useState(false);
  const canCancel =
    CAPABILITIES.guestCancellation && after.cancelReasons.length > 0 && order.available_actions?.includes('CANCEL');
  const canReturn = CAPABILITIES.guestReturns && after.takesReturns && returnableLines(order).length > 0;
  const cancel = async (reason: string): Promise<void> => {
    const variables = { token: order.token ?? '', reason };
    const { data } = await client.mutate({
      mutation: RequestGuestCancelDocument,
      variables,
      fetchPolicy: 'no-cache',
    });
    const refusal = data?.requestGuestOrderCancel?.error ?? null;
    if (refusal !== null) throw new CancelRefused(refusal);
    setIsAsked(true);
  };
  return (
    <>
      {(canCancel || canReturn) && (
        <div className={styles.actions}>
          {canReturn && (
            <Button priority="lowLinkUnderline" to={pathname + trackingQuery(order.number, 'return')}>
              <FormattedMessage id="return.start" />
            </Button>
          )}
          {canCancel && (
            <CancelOrderButton
              number={order.number}
              reasons={after.cancelReasons}
              cancel={cancel}
              words={words}
              onChanged={reload}
            />
          )}
        </div>
      )}
      {isAsked && canCancel && (
        <Notice kind="info" isLive={false} className={styles.asked}>
          <FormattedMessage id="order.cancelAsked" values={{ number: order.number }} />
        </Notice>
      )}
    </>
  );
};
