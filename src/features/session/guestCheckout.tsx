import { use } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { Button } from '@/ui/Button/Button';
import { signInPath } from './signInPath';
import { GuestOrdersContext } from './storeSwitches';
import { selectIsSignedIn } from './userSlice';

/** Whether who is here has to sign in before an order: the store takes none of guests. */
export const useMustSignIn = (): boolean => {
  const isSignedIn = useSelector(selectIsSignedIn);
  return !use(GuestOrdersContext) && !isSignedIn;
};

/** Instead of the way to checkout, where the store takes orders of customers only. */
export const SignInToOrder = () => (
  <>
    <Button priority="high" isBlock to={signInPath('/checkout')}>
      <FormattedMessage id="cart.signInToOrder" />
    </Button>
    <p>
      <FormattedMessage id="cart.guestsCannotOrder" />
    </p>
  </>
);
