import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { beginCheckout } from './progress/beginCheckout';
import { resumeAfterSignIn } from './progress/resumeCheckout';

/**
 * Begins checkout, and takes it along when a guest signs in meanwhile, whose cart is another one then.
 * @returns whether what was saved has arrived at the cart.
 */
export const useBegunCheckout = (): boolean => {
  const dispatch = useAppDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [isReady, setIsReady] = useState(false);
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    void dispatch(beginCheckout()).finally(() => setIsReady(true));
  }, [dispatch]);
  useEffect(() => {
    if (isSignedIn && !wasSignedIn.current) void dispatch(resumeAfterSignIn());
    wasSignedIn.current = isSignedIn;
  }, [dispatch, isSignedIn]);
  return isReady;
};
