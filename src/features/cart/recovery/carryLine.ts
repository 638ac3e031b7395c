import { isUnreachable } from '@/kernel/errors/appError';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { type Cart, type CartLine, itemOfLine, keyOfLine, linesOf } from '../cartContents';
import { addWhole } from '../exchange/addWhole';
import { type Refusal, refusalOf } from '../lines/addFailure';
import { carriedReasons, type LineNotCarried } from '../operations/cartContextSlice';
import { GetCartDetailsDocument } from '../operations/GetCartDetails.graphql.generated';

/** A line of the guest of which the customer's cart took less than there was. */
export interface Shortfall {
  line: CartLine;
  missing: number;
}

/** What became of the missing pieces of a line. */
export interface CarriedLine {
  /** The cart as it is then. */
  cart: Cart;
  /** Pieces that came into it. */
  carried: number;
  /** Id of the message that says why the others did not; undefined when the backend's words are all there is. */
  reason: LineNotCarried['reason'];
}

/** Pieces of a line in a cart. */
export const countOf = (cart: Cart, key: string): number =>
  linesOf(cart)
    .filter((line) => keyOfLine(line) === key)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Refusals after which fewer pieces may still be had. */
const aboutNumber: readonly (Refusal['id'] | undefined)[] = [
  'cart.errorTooMany',
  'cart.errorNotEnough',
  'cart.errorMost',
  'cart.errorOnlyLeft',
];

/** The reason as the message of a line that was left behind can tell it, which knows no numbers of rules. */
const reasonOf = (refusal: Refusal | undefined): LineNotCarried['reason'] =>
  carriedReasons.find((id) => id === refusal?.id);

const readAgain = async ({ apollo }: ThunkServices, cart: Cart): Promise<Cart> => {
  const question = { query: GetCartDetailsDocument, variables: { cartId: cart.id } };
  const answer = await apollo.query({ ...question, fetchPolicy: 'no-cache' }).catch(() => undefined);
  return answer?.data?.cart ?? cart;
};

/**
 * Adds the missing pieces of a line to the cart, or as many of them as the backend takes. No field says how many that are,
 * so half of what is left is tried each time: 99 pieces take eight additions at most.
 *
 * What the cart holds is read again after each refusal, because a backend may have added in spite of its error, and an
 * answer may be lost. It never throws.
 * @param services ask as the customer.
 */
export const carryLine = async (
  services: ThunkServices,
  before: Cart,
  { line, missing }: Shortfall,
): Promise<CarriedLine> => {
  const item = itemOfLine(line);
  const key = keyOfLine(line);
  let cart = before;
  let carried = 0;
  let tooMany = missing + 1;
  let reason: CarriedLine['reason'];
  for (let quantity = missing; quantity >= 1; quantity = Math.floor((tooMany - carried) / 2)) {
    try {
      cart = await addWhole(services, cart.id, { ...item, quantity });
      carried += quantity;
    } catch (error) {
      const refusal = refusalOf(error);
      reason = reasonOf(refusal);
      tooMany = carried + quantity;
      cart = await readAgain(services, cart);
      carried = Math.max(carried, countOf(cart, key) - countOf(before, key));
      if (isUnreachable(error) || !aboutNumber.includes(refusal?.id)) break;
    }
  }
  return { cart, carried: Math.min(carried, missing), reason };
};
