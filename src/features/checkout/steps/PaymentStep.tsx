import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Cart } from '@/features/cart/cartContents';
import { getCartDetails } from '@/features/cart/cartOperations';
import { lazyBalanceChoices } from '@/features/cart/lazyCart';
import { selectCartId } from '@/features/cart/cartSlice';
import { freeMethodCode } from '@/features/payment/paymentProviders';
import { loadPaymentMethods } from '@/features/payment/loadPaymentMethods';
import { listChoices, type PaymentChoice } from '@/features/payment/paymentChoices';
import { isPlacingOrder, paymentMethodSelected } from '@/features/payment/paymentSlice';
import { useRedirectReturn } from '@/features/payment/useRedirectReturn';
import { useSavedCards } from '@/features/payment/useSavedCards';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { settings } from '@/kernel/app/settings';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Deferred } from '@/kernel/routing/Deferred';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { selectPayment } from '../checkoutSlice';
import { PaymentForm } from './PaymentForm';

export interface PaymentStepProps {
  /** A backend with a fault may leave its total out. */
  cart: Pick<Cart, 'prices'>;
  /** The cart has a line that the backend would refuse. */
  isBlocked: boolean;
}

const isPaidBy = (choice: PaymentChoice, methodCode: string | undefined): boolean =>
  choice.kind !== 'saved' && choice.methodCode === methodCode;

/** Step 3: what to pay with, and the button that places the order. */
export const PaymentStep = ({ cart, isBlocked }: PaymentStepProps) => {
  const told = cart.prices?.grand_total;
  const dispatch = useAppDispatch();
  const cartId = useSelector(selectCartId) ?? '';
  const payment = useSelector(selectPayment);
  const { paymentMethods } = payment;
  const toldTotal = told?.value ?? null;
  const [lastTotal, setLastTotal] = useState(toldTotal);
  if (toldTotal !== null && toldTotal !== lastTotal) setLastTotal(toldTotal);
  // What is being paid ends with the total it began with.
  const total = toldTotal ?? (isPlacingOrder(payment) ? lastTotal : null);
  const isSignedIn = useSelector(selectIsSignedIn);
  const cards = useSavedCards(isSignedIn);
  const returned = useRedirectReturn();
  // A refused return is forgotten by the address; what was chosen stays.
  const [returnedCode] = useState(returned?.methodCode);
  const [chosenKey, setChosenKey] = useState<string | null>(null);
  const isFreeOffered = paymentMethods.some(({ code }) => code === freeMethodCode);
  const isOutdated = total !== null && (total === 0) !== isFreeOffered;

  useEffect(() => {
    if (isOutdated && cartId !== '') void dispatch(loadPaymentMethods(cartId));
  }, [cartId, dispatch, isOutdated, total]);

  const choices = listChoices(paymentMethods, cards ?? []);
  const chosen =
    choices.find(({ key }) => key === chosenKey) ??
    choices.find((choice) => isPaidBy(choice, returnedCode)) ??
    choices[0];
  const methodCode = chosen?.methodCode;
  useEffect(() => {
    if (methodCode !== undefined) dispatch(paymentMethodSelected(methodCode));
  }, [dispatch, methodCode, paymentMethods]);

  if (cards === null) return <LoadingIndicator />;
  if (total === null) {
    // Nothing is free because its price is missing.
    return (
      <RetryNotice onRetry={() => dispatch(getCartDetails())}>
        <FormattedMessage id="cart.loadFailed" />
      </RetryNotice>
    );
  }
  if (!chosen) {
    return (
      <RetryNotice onRetry={() => dispatch(loadPaymentMethods(cartId))}>
        <FormattedMessage id="payment.none" />
      </RetryNotice>
    );
  }
  return (
    <>
      {lazyBalanceChoices && isSignedIn && (
        <Deferred>
          <lazyBalanceChoices.Component cart={cart} isDisabled={isPlacingOrder(payment)} />
        </Deferred>
      )}
      <PaymentForm
        total={total}
        currency={told?.currency ?? settings.currency}
        cartId={cartId}
        choices={choices}
        chosen={chosen}
        onChoose={({ key }) => setChosenKey(key)}
        returned={returned}
        isBlocked={isBlocked}
      />
    </>
  );
};
