import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { AuthLayout } from '@/features/account/AuthLayout';
import { pageSteps } from '@/features/account/authViews';
import { CreateAccountForm } from '@/features/account/CreateAccountForm';
import type { OrderOnReceipt } from '@/features/checkout/checkoutSlice';
import { useReceipt } from '@/features/checkout/useReceipt';
import { keepOrderForAccount } from '@/features/orders/keepOrderForAccount';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';

interface ClaimableOrder {
  token: string;
  number: string;
  hasConsented: boolean;
}

/** The order, if this backend can give it to an account and it is the one that the address speaks of. */
const claimableOrder = (order: OrderOnReceipt | null, email: string): ClaimableOrder | null => {
  if (!CAPABILITIES.orderClaim || !order?.token || order.number === null) return null;
  if (order.email?.toLowerCase() !== email.toLowerCase()) return null;
  return { token: order.token, number: order.number, hasConsented: order.guest_consent === true };
};

export interface AccountAfterOrderProps {
  /** What the address of the page knows of the shopper. */
  given: URLSearchParams;
  /** Called when an order waits for the account that is about to be made. */
  onOrderWaits: () => void;
}

/** Registration of a guest who has just ordered: a password is all that is asked, and the order comes into the account. */
export const AccountAfterOrder = ({ given, onOrderWaits }: AccountAfterOrderProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const view = useReceipt();
  const email = given.get('email') ?? '';
  const order = view.kind === 'shown' ? claimableOrder(view.receipt.order, email) : null;
  const keepOrder =
    order &&
    ((accountEmail: string): void => {
      dispatch(keepOrderForAccount({ token: order.token, number: order.number, email: accountEmail }));
      onOrderWaits();
    });
  return (
    <AuthLayout
      title={formatMessage({ id: 'account.createTitle' })}
      intro={
        order === null ? (
          <FormattedMessage id="account.createIntroOrder" />
        ) : (
          <FormattedMessage id="account.createIntroClaim" values={{ number: order.number }} />
        )
      }
    >
      {view.kind === 'loading' ? (
        <LoadingIndicator />
      ) : (
        <CreateAccountForm
          steps={pageSteps(search)}
          email={email}
          firstName={given.get('firstName') ?? ''}
          lastName={given.get('lastName') ?? ''}
          hasConsented={order?.hasConsented ?? false}
          keepOrder={keepOrder ?? undefined}
        />
      )}
    </AuthLayout>
  );
};
