import type { ThunkServices } from '@/kernel/redux/thunk';
import { type Cart, type CartLine, keyOfLine } from '../cartContents';
import type { LineNotCarried } from '../operations/cartContextSlice';
import { carryCodes, type LostCodes } from './carryCodes';
import { carryLine, countOf, type Shortfall } from './carryLine';

/**
 * Compares the customer's cart before and after the guest's was merged into it. A backend drops a line without a word
 * when the sum is more than there is, or than one order may hold. The gift is earned again or not.
 */
export const findShortfalls = (guest: readonly CartLine[], before: Cart, after: Cart): Shortfall[] =>
  guest
    .filter((line) => line.is_free_gift !== true)
    .map((line) => {
      const key = keyOfLine(line);
      return { line, missing: line.quantity - (countOf(after, key) - countOf(before, key)) };
    })
    .filter(({ missing }) => missing > 0);

/** The customer's cart as it is then, and what it did not take. */
export interface CarriedOver {
  cart: Cart;
  refused: LineNotCarried[];
}

/**
 * Puts into the customer's cart what the merge has left out, as much of it as fits, codes after the goods that they are
 * for. It never throws.
 *
 * It runs before the shopper is signed in: afterwards the page moves on, to checkout by loading it, and whatever is under
 * way then would be lost.
 * @param services ask as the customer.
 */
export const carryOver = async (
  services: ThunkServices,
  merged: Cart,
  shortfalls: readonly Shortfall[],
  codes: LostCodes,
): Promise<CarriedOver> => {
  const refused: LineNotCarried[] = [];
  let cart = merged;
  for (const { line, missing } of shortfalls) {
    const result = await carryLine(services, cart, { line, missing });
    cart = result.cart;
    const quantity = missing - result.carried;
    if (quantity > 0) {
      const carried = line.quantity - quantity;
      refused.push({ name: line.product.name ?? '', quantity, carried, reason: result.reason });
    }
  }
  const withCodes = await carryCodes(services, cart, codes);
  return { cart: withCodes.cart, refused: [...refused, ...withCodes.refused] };
};
