import { FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch } from '@/kernel/redux/hooks';
import type { AppThunk } from '@/kernel/redux/thunk';
import { toastDismissed, toToast } from '@/kernel/toasts/toastSlice';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { authModalOpened } from './authModalSlice';
import { readWaitingCart, type WaitingCart as Waiting } from './tokenStorage';

const readNote =
  (): AppThunk<Waiting | undefined> =>
  (_dispatch, _getState, { storage }) =>
    readWaitingCart(storage);

/** The cart that waits in the account of a customer whose session ended by itself; undefined where none does. */
export const useWaitingCart = (): Waiting | undefined => useAppDispatch()(readNote());

export interface WaitingCartProps {
  cart: Waiting;
  headingLevel?: 1 | 2;
  /** Called before the sign-in opens. */
  onSignIn?: () => void;
}

/** In the place of an empty cart after a session ended by itself: nothing is lost, and the sign-in opens over the page. */
export const WaitingCart = ({ cart, headingLevel = 2, onSignIn }: WaitingCartProps) => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const signIn = (): void => {
    onSignIn?.();
    // It leads to the sign-in as well, and would lie over the dialog on a phone.
    const [message, actionText] = [formatMessage({ id: 'session.ended' }), formatMessage({ id: 'session.signIn' })];
    dispatch(toastDismissed(toToast({ type: 'info', message, actionText }).id));
    dispatch(authModalOpened());
  };
  return (
    <EmptyState
      headingLevel={headingLevel}
      heading={formatMessage({ id: cart === 'filled' ? 'checkout.cartWaits' : 'session.signInForCart' })}
      text={formatMessage({ id: cart === 'filled' ? 'checkout.cartWaitsText' : 'session.signInForCartText' })}
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
