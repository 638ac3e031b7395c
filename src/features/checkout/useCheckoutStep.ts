import { useFragment } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { cartDetailsFragment } from '@/features/cart/cartContents';
import { cartReference } from '@/features/cart/cartSlice';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { selectCheckout } from './checkoutSlice';
import { useCanCollect } from './collect/useCanCollect';
import { beginCheckout } from './progress/beginCheckout';
import { openStep, readStep, type Step, stepParameter } from './progress/checkoutStep';
import { resumeAfterSignIn } from './progress/resumeCheckout';

export interface CheckoutStep {
  open: Step;
  /** Opens a step, as a page of its own: Back leads to the one before. */
  goTo: (step: Step) => void;
  /** Keeps the step open, although what it sends reaches the next. */
  stay: () => void;
  /** Nothing can be changed any more: the order is under way. */
  isLocked: boolean;
}

/** Which step is open. The address says so, so that Back walks the steps and a reload stays. */
export const useCheckoutStep = (): CheckoutStep => {
  const { shippingAddress, billingAddress, shippingMethod, payment } = useSelector(selectCheckout);
  // Nothing is shipped: there are no shipping steps.
  const isVirtual = useFragment({ ...cartDetailsFragment, from: cartReference }).data.is_virtual ?? false;
  const isCollected = shippingAddress?.pickupCode !== undefined;
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const inAddress = readStep(search);
  const asked = (isVirtual || isCollected) && inAddress === 'method' ? 'address' : inAddress;
  const shippingStep: Step =
    shippingAddress && shippingMethod ? 'payment' : shippingAddress && !isCollected ? 'method' : 'address';
  const virtualStep: Step = billingAddress ? 'payment' : 'address';
  const reached = isVirtual ? virtualStep : shippingStep;
  const isLocked = payment.placing.kind === 'submitting' || payment.placing.kind === 'unknown';
  const open = isLocked ? reached : openStep(asked, reached);

  const visit = (step: Step, replace: boolean): void =>
    void navigate(`${pathname}?${stepParameter}=${step}`, { replace, preventScrollReset: true });
  const stay = (): void => {
    if (asked !== open) visit(open, true);
  };
  const goTo = (step: Step): void => {
    // The entry that is left keeps its step, or Back would lead to the furthest.
    stay();
    visit(step, false);
  };
  return { open, goTo, stay, isLocked };
};

/**
 * Begins checkout, and takes it along when a guest signs in meanwhile, whose cart is another one then.
 * @returns whether what was saved has arrived at the cart.
 */
export const useBegunCheckout = (): boolean => {
  const dispatch = useAppDispatch();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [isReady, setIsReady] = useState(false);
  const wasSignedIn = useRef(isSignedIn);
  // Asked for with the cart, so that the first step is drawn with the answer.
  useCanCollect();
  useEffect(() => {
    void dispatch(beginCheckout()).finally(() => setIsReady(true));
  }, [dispatch]);
  useEffect(() => {
    if (isSignedIn && !wasSignedIn.current) void dispatch(resumeAfterSignIn());
    wasSignedIn.current = isSignedIn;
  }, [dispatch, isSignedIn]);
  return isReady;
};
