import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { ReturnForm } from '@/features/orders/ReturnForm';
import { useToasts } from '@/kernel/toasts/useToasts';
import { trackingQuery } from '../guestQuery';
import { TrackingPage } from '../TrackingPage';
import { RequestGuestReturnDocument } from './AfterSales.graphql.generated';
import type { GuestOrderViewFragment } from './GuestOrder.graphql.generated';

export interface GuestReturnProps {
  order: GuestOrderViewFragment;
  /** Asks for the order again. */
  reload: () => Promise<unknown>;
}

/** The form to send something of a guest's order back; a mailed link confirms the request. */
export const GuestReturn = ({ order, reload }: GuestReturnProps) => {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { addToast } = useToasts();
  const back = pathname + trackingQuery(order.number, 'order');
  const parent = { label: formatMessage({ id: 'tracking.order' }, { number: order.number }), to: back };
  return (
    <TrackingPage title={formatMessage({ id: 'return.title' }, { number: order.number })} parent={parent}>
      <ReturnForm
        order={order}
        back={back}
        reload={reload}
        send={async (asked) => {
          const { data } = await client.mutate({
            mutation: RequestGuestReturnDocument,
            variables: { input: { token: order.token ?? '', ...asked } },
            fetchPolicy: 'no-cache',
          });
          const number = data?.requestGuestReturn?.return?.number ?? '';
          addToast({ type: 'success', message: formatMessage({ id: 'return.confirmAsked' }, { number }) });
          await reload().catch(() => undefined);
          void navigate(back);
        }}
      />
    </TrackingPage>
  );
};
