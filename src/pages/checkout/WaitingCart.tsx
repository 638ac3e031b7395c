import { FormattedMessage, useIntl } from 'react-intl';
import { authModalOpened } from '@/features/session/authModalSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { toastDismissed, toToast } from '@/kernel/toasts/toastSlice';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';

/** Checkout after a session ended by itself: nothing is lost, and the sign-in opens over the page. */
export const WaitingCart = () => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const signIn = (): void => {
    // It leads to the sign-in as well, and would lie over the dialog on a phone.
    const [message, actionText] = [formatMessage({ id: 'session.ended' }), formatMessage({ id: 'session.signIn' })];
    dispatch(toastDismissed(toToast({ type: 'info', message, actionText }).id));
    dispatch(authModalOpened());
  };
  return (
    <EmptyState
      heading={formatMessage({ id: 'checkout.cartWaits' })}
      text={formatMessage({ id: 'checkout.cartWaitsText' })}
      action={
        <>
          <Button priority="normal" onClick={signIn}>
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
