import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectPayment } from '@/features/checkout/checkoutSlice';
import { receiptKey } from '@/features/checkout/forgetCheckout';
import { LastOrderLink } from '@/features/checkout/LastOrderLink';
import { PlacingMessage } from '@/features/checkout/PlacingMessage';
import { asideKey } from '@/features/session/tokenStorage';
import { useAppDispatch } from '@/kernel/redux/hooks';
import type { AppThunk } from '@/kernel/redux/thunk';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { WaitingCart } from './WaitingCart';

/** Whether a customer's session ended by itself before they ordered: their cart is in the account, as it was. */
const isCartLeftBehind =
  (): AppThunk<boolean> =>
  (_dispatch, _getState, { storage }) =>
    storage.storedAt(asideKey) !== undefined && storage.storedAt(receiptKey) === undefined;

/**
 * Checkout without anything to buy. An order whose answer was lost closes its cart: until its fate is known an empty cart
 * is not the news. Why a cart came to nothing while it was being ordered stands above it.
 */
export const EmptyCheckout = () => {
  const { formatMessage } = useIntl();
  const { placing } = useSelector(selectPayment);
  const isWaiting = useAppDispatch()(isCartLeftBehind());
  if (placing.kind === 'unknown') return <PlacingMessage placing={placing} />;
  if (isWaiting) return <WaitingCart />;
  return (
    <>
      <PlacingMessage placing={placing} />
      <EmptyState
        heading={formatMessage({ id: 'cart.empty' })}
        action={
          <>
            <Button priority="normal" to="/">
              <FormattedMessage id="cart.continueShopping" />
            </Button>
            <LastOrderLink />
          </>
        }
      />
    </>
  );
};
