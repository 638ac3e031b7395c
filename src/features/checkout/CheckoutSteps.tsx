import { Suspense, useEffect, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { addressLine } from '@/features/address/address';
import { type Cart, isBlocked, linesOf } from '@/features/cart/cartContents';
import { Deferred } from '@/kernel/routing/Deferred';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { selectCheckout } from './checkoutSlice';
import { type Step, steps } from './progress/checkoutStep';
import { ChosenMethod } from './parts/ChosenMethod';
import { StepCard, type StepState } from './parts/StepCard';
import { PlacingMessage } from './PlacingMessage';
import { AddressStep } from './steps/AddressStep';
import { useCheckoutStep } from './useCheckoutStep';
import styles from './CheckoutSteps.module.css';

/** The first step is to be filled in first: what follows loads meanwhile. */
const methodStep = lazyComponent(
  async () => (await import(/* webpackChunkName: "checkout-method" */ './steps/MethodStep')).MethodStep,
);

const paymentStep = lazyComponent(
  async () => (await import(/* webpackChunkName: "checkout-payment" */ './steps/PaymentStep')).PaymentStep,
);

/** Most carts have no such line. */
const blockedLines = lazyComponent(
  async () => (await import(/* webpackChunkName: "checkout-payment" */ './parts/BlockedLines')).BlockedLines,
);

export interface CheckoutStepsProps {
  cart: Cart;
  /** Whether what was saved has arrived at the cart. */
  isReady: boolean;
}

/** The steps of checkout, without the way to ship where nothing is shipped; one is open at a time, what is finished folds up and can be changed. */
export const CheckoutSteps = ({ cart, isReady }: CheckoutStepsProps) => {
  const { locale } = useIntl();
  const methodId = useId();
  const checkout = useSelector(selectCheckout);
  const { shippingAddress, shippingMethod, shippingTitle, payment, availableShippingMethods } = checkout;
  const isVirtual = cart.is_virtual;
  const contact = isVirtual ? checkout.billingAddress : shippingAddress;
  const { open, goTo, stay, isLocked } = useCheckoutStep();
  const [chosen, setChosen] = useState<{ shop: string | undefined }>();
  // What is being chosen counts while it is; it may be left without being sent.
  const { shop } = (open === 'address' && chosen) || { shop: shippingAddress?.pickupCode };
  const isCollected = !isVirtual && shop !== undefined;
  const isWaiting = !isReady && payment.paymentMethods.length === 0;
  const stateOf = (step: Step): StepState =>
    step === open ? 'open' : steps.indexOf(step) < steps.indexOf(open) ? 'done' : 'waiting';
  const change = (step: Step) => (isLocked ? undefined : () => goTo(step));
  const blocked = linesOf(cart).filter(isBlocked);
  const method = availableShippingMethods.find(
    ({ code, methodCode }) => code === shippingMethod?.carrier_code && methodCode === shippingMethod.method_code,
  );

  useEffect(() => {
    // A failure shows when the step is opened.
    methodStep.loadAhead();
  }, []);

  const { placing } = payment;
  // What was typed may be gone while the order is still being asked about.
  if (placing.kind === 'unknown' && open !== 'payment') return <PlacingMessage placing={placing} />;
  return (
    <div className={styles.steps}>
      {placing.kind === 'rejected' && placing.reason === 'notPlaced' && open !== 'payment' && (
        <PlacingMessage placing={placing} />
      )}
      {blocked.length > 0 && (
        <Deferred>
          <blockedLines.Component lines={blocked} />
        </Deferred>
      )}
      <StepCard
        number={1}
        title={
          <FormattedMessage
            id={
              isVirtual ? 'checkout.billingAddress' : isCollected ? 'checkout.collection' : 'checkout.shippingAddress'
            }
          />
        }
        state={stateOf('address')}
        onChange={change('address')}
        summary={
          contact && (
            <>
              {addressLine(contact, locale)}
              <br />
              {contact.email}
            </>
          )
        }
      >
        <AddressStep
          shop={isVirtual ? undefined : shop}
          onChooseShop={(code) => setChosen({ shop: code })}
          isVirtual={isVirtual}
          onBegin={stay}
          onDone={goTo}
        />
      </StepCard>
      {!isVirtual && !isCollected && (
        <StepCard
          number={2}
          title={<FormattedMessage id="checkout.shippingMethod" />}
          state={stateOf('method')}
          onChange={change('method')}
          summaryId={methodId}
          summary={<ChosenMethod title={shippingTitle} method={method} />}
        >
          <Suspense fallback={<LoadingIndicator />}>
            <methodStep.Component onDone={() => goTo('payment')} />
          </Suspense>
        </StepCard>
      )}
      <StepCard
        number={isVirtual || isCollected ? 2 : 3}
        title={<FormattedMessage id="checkout.payment" />}
        state={stateOf('payment')}
        // It may have been chosen on the way.
        describedBy={isVirtual || isCollected ? undefined : methodId}
      >
        {isWaiting ? (
          placing.kind === 'unknown' ? (
            <PlacingMessage placing={placing} />
          ) : (
            <LoadingIndicator />
          )
        ) : (
          <Suspense fallback={<LoadingIndicator />}>
            <paymentStep.Component cart={cart} isBlocked={blocked.length > 0} />
          </Suspense>
        )}
      </StepCard>
    </div>
  );
};
