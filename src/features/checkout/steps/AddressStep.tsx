import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { selectCheckout } from '../checkoutSlice';
import type { Step } from '../progress/checkoutStep';
import { AddressForm } from './AddressForm';
import styles from './steps.module.css';

/** A guest has no address book. The fields of both are in the same chunk. */
const customerForm = lazyComponent(
  async () => (await import(/* webpackChunkName: "checkout-method" */ './CustomerAddressForm')).CustomerAddressForm,
);

const deliveryChoice = lazyComponent(
  async () => (await import(/* webpackChunkName: "checkout-method" */ '../collect/DeliveryChoice')).DeliveryChoice,
);

/** Most orders are delivered. */
const collectForm = lazyComponent(
  async () => (await import(/* webpackChunkName: "checkout-collect" */ '../collect/CollectForm')).CollectForm,
);

export interface AddressStepProps {
  /** Nothing is shipped: only whom to bill is asked for. */
  isVirtual: boolean;
  /** What is typed is on its way. */
  onBegin: () => void;
  /** @param next the step that follows. */
  onDone: (next: Step) => void;
}

/** Step 1: where to ship to or to collect from, whom to write to, and whom to bill. A guest may sign in halfway. */
export const AddressStep = ({ isVirtual, onBegin, onDone }: AddressStepProps) => {
  const isSignedIn = useSelector(selectIsSignedIn);
  const [wasGuest] = useState(!isSignedIn);
  const { shippingAddress } = useSelector(selectCheckout);
  /** Code of the shop; '' while none is chosen, null for a delivery. */
  const [chosenShop, chooseShop] = useState<string | null>();
  const isOffered = CAPABILITIES.storePickup && !isVirtual;
  const shop = isOffered ? (chosenShop === undefined ? shippingAddress?.pickupCode : chosenShop) : null;
  const isCollected = typeof shop === 'string';
  const form = { isVirtual, onBegin, onDone };
  return (
    <>
      {isOffered && (
        <Suspense fallback={<div className={styles.ways} />}>
          <deliveryChoice.Component isCollected={isCollected} onChange={(next) => chooseShop(next ? '' : null)} />
        </Suspense>
      )}
      {isCollected ? (
        <Suspense fallback={<LoadingIndicator />}>
          <collectForm.Component shop={shop} onChooseShop={chooseShop} onBegin={onBegin} onDone={onDone} />
        </Suspense>
      ) : isSignedIn ? (
        <Suspense fallback={<LoadingIndicator />}>
          <customerForm.Component hasJustSignedIn={wasGuest}>
            {(book) => <AddressForm book={book} {...form} />}
          </customerForm.Component>
        </Suspense>
      ) : (
        <AddressForm book={[]} {...form} />
      )}
    </>
  );
};
