import { FormattedMessage, useIntl } from 'react-intl';
import { authModalOpened } from '@/features/session/authModalSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';

/** Checkout after a session ended by itself: nothing is lost, and the sign-in opens over the page. */
export const WaitingCart = () => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      heading={formatMessage({ id: 'checkout.cartWaits' })}
      text={formatMessage({ id: 'checkout.cartWaitsText' })}
      action={
        <>
          <Button priority="normal" onClick={() => dispatch(authModalOpened())}>
            <FormattedMessage id="session.signIn" />
          </Button>
          <Button priority="lowLinkUnderline" to="/">
            <FormattedMessage id="cart.continueShopping" />
          </Button>
        </>
      }
    />
  );
};
