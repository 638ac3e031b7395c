import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { useCanCollect } from '../collect/useCanCollect';
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
  /** Code of the shop where it is collected; '' while none is chosen, undefined for a delivery. */
  shop: string | undefined;
  onChooseShop: (code: string | undefined) => void;
  /** Nothing is shipped: only whom to bill is asked for. */
  isVirtual: boolean;
  /** What is typed is on its way. */
  onBegin: () => void;
  /** @param next the step that follows. */
  onDone: (next: Step) => void;
}

/** Step 1: where to ship to or to collect from, whom to write to, and whom to bill. A guest may sign in halfway. */
export const AddressStep = ({ shop, onChooseShop, isVirtual, onBegin, onDone }: AddressStepProps) => {
  const isSignedIn = useSelector(selectIsSignedIn);
  const [wasGuest] = useState(!isSignedIn);
  const canCollect = useCanCollect();
  const isPlaceKept = canCollect !== false || shop !== undefined;
  const form = { isVirtual, onBegin, onDone };
  return (
    <>
      {CAPABILITIES.storePickup && !isVirtual && isPlaceKept && (
        <Suspense fallback={<div className={styles.ways} />}>
          {canCollect === undefined && shop === undefined ? (
            <div className={styles.ways} />
          ) : (
            <deliveryChoice.Component
              preload={collectForm.load}
              isCollected={shop !== undefined}
              onChange={(next) => onChooseShop(next ? '' : undefined)}
            />
          )}
        </Suspense>
      )}
      {CAPABILITIES.storePickup && shop !== undefined ? (
        <Suspense fallback={<LoadingIndicator />}>
          <collectForm.Component shop={shop} onChooseShop={onChooseShop} onBegin={onBegin} onDone={onDone} />
        </Suspense>
      ) : isSignedIn ? (
        <Suspense fallback={<LoadingIndicator />}>
          <customerForm.Component hasJustSignedIn={wasGuest}>
            {(book, known) => <AddressForm book={book} known={known} {...form} />}
          </customerForm.Component>
        </Suspense>
      ) : (
        <AddressForm book={[]} {...form} />
      )}
    </>
  );
};
