import { FormattedMessage } from 'react-intl';
import { authModalOpened } from '@/features/session/authModalSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';

/** Checkout of a guest in a store that takes orders of customers only. The cart comes along with the sign-in. */
export const SignInFirst = () => {
  const dispatch = useAppDispatch();
  return (
    <EmptyState
      heading={<FormattedMessage id="checkout.signInFirst" />}
      text={<FormattedMessage id="cart.guestsCannotOrder" />}
      action={
        <>
          <Button priority="high" onClick={() => dispatch(authModalOpened())}>
            <FormattedMessage id="session.signIn" />
          </Button>
          <Button priority="low" to="/create-account?from=%2Fcheckout">
            <FormattedMessage id="account.createTitle" />
          </Button>
        </>
      }
    />
  );
};
