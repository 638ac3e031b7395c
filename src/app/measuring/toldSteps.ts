import type { ShopStorage } from '@/kernel/storage/shopStorage';
import type { ShopEvent } from './shopEvents';

/** A step of the checkout, as events name it. */
export type CheckoutStep = Extract<ShopEvent, { kind: 'checkoutStep' }>['step'];

const storageKey = 'told_steps';
const orderKey = 'told_order';
/** Seconds: a shopper who comes back to the checkout later begins again. */
const keptForSeconds = 24 * 60 * 60;

interface Told {
  /** Beginning of the cart's id: enough to know it again, too little to open it. */
  cart: string;
  steps: readonly unknown[];
}

const parseTold = (value: unknown): Told | undefined => {
  if (typeof value !== 'object' || value === null || !('cart' in value) || !('steps' in value)) return undefined;
  const { cart, steps } = value;
  return typeof cart === 'string' && Array.isArray(steps) ? { cart, steps } : undefined;
};

/** The steps of the checkout that were told already, and the last order, over reloads and tabs. Kept for measuring, so only with its consent. */
export interface ToldSteps {
  /** @returns whether this is the first time that the step is told of the cart, which it then was. */
  tell: (cartId: string, step: CheckoutStep) => boolean;
  forget: () => void;
  /** @returns whether this is the first time that the order is told, which it then was. */
  tellOrder: (order: string) => boolean;
}

/** Remembers the steps that were told of the present cart. */
export const createToldSteps = (storage: ShopStorage): ToldSteps => ({
  tell: (cartId, step) => {
    const cart = cartId.slice(0, 8);
    const known = storage.read(storageKey, parseTold);
    const steps = known?.cart === cart ? known.steps : [];
    if (steps.includes(step)) return false;
    storage.write(storageKey, { cart, steps: [...steps, step] }, keptForSeconds);
    return true;
  },
  forget: () => storage.remove(storageKey),
  tellOrder: (order) => {
    const known = storage.read(orderKey, (value) => (typeof value === 'string' ? value : undefined));
    if (known === order) return false;
    storage.write(orderKey, order, keptForSeconds);
    return true;
  },
});
