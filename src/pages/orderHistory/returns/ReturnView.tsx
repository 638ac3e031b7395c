import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { ReturnForm } from '@/features/orders/ReturnForm';
import { useToasts } from '@/kernel/toasts/useToasts';
import type { OrderOnPage } from '../order/useOrder';
import { orderPath } from '../ordersAddress';
import { RequestReturnDocument } from './Returns.graphql.generated';

export interface ReturnViewProps {
  order: OrderOnPage;
  /** Asks for the order again. */
  reload: () => Promise<unknown>;
}

/** The form to send something of a customer's order back. */
export const ReturnView = ({ order, reload }: ReturnViewProps) => {
  const { formatMessage } = useIntl();
  const client = useApolloClient();
  const navigate = useNavigate();
  const { addToast } = useToasts();
  const back = orderPath(order.number);
  return (
    <ReturnForm
      order={order}
      back={back}
      reload={reload}
      send={async (asked) => {
        const { data } = await client.mutate({
          mutation: RequestReturnDocument,
          variables: { input: { order_uid: order.id, ...asked } },
          fetchPolicy: 'no-cache',
        });
        const number = data?.requestReturn?.return?.number ?? '';
        addToast({ type: 'success', message: formatMessage({ id: 'return.done' }, { number }) });
        void navigate(back);
      }}
    />
  );
};
