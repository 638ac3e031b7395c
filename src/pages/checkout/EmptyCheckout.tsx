import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectIsEarlierCartClosed } from '@/features/cart/cartSlice';
import { selectPayment } from '@/features/checkout/checkoutSlice';
import { LastOrderLink } from '@/features/checkout/LastOrderLink';
import { PlacingMessage } from '@/features/checkout/PlacingMessage';
import { useWaitingCart, WaitingCart } from '@/features/session/WaitingCart';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';

/**
 * Checkout without anything to buy. An order whose answer was lost closes its cart: until its fate is known an empty cart
 * is not the news. Why a cart came to nothing while it was being ordered stands above it.
 */
export const EmptyCheckout = () => {
  const { formatMessage } = useIntl();
  const { placing } = useSelector(selectPayment);
  const waiting = useWaitingCart();
  const isEarlierClosed = useSelector(selectIsEarlierCartClosed);
  if (placing.kind === 'unknown') return <PlacingMessage placing={placing} />;
  if (waiting) return <WaitingCart cart={waiting} />;
  return (
    <>
      {/* Trying again helps nobody whose cart is closed. */}
      {isEarlierClosed ? null : <PlacingMessage placing={placing} />}
      <EmptyState
        heading={formatMessage({ id: 'cart.empty' })}
        text={isEarlierClosed ? formatMessage({ id: 'cart.earlierClosed' }) : undefined}
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
