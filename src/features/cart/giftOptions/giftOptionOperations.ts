import type { ThunkServices } from '@/kernel/redux/thunk';
import { type Cart, type CartLine, readShownCart } from '../cartContents';
import { changeCart } from '../cartOperations';
import { type GiftMessage, giftMessageOf, wrappingOf } from '../giftMessages/giftMessage';
import { type GiftThunk, lineNow, sendAndLook } from './giftChange';
import { SetGiftOptionsDocument, SetLineWrappingDocument } from './GiftOptions.graphql.generated';

/** What goes with the whole order besides its goods. */
export interface OrderGifts {
  message: GiftMessage | null;
  /** Uid of the design; null: not wrapped. */
  wrapping: string | null;
  hasReceipt: boolean;
  hasCard: boolean;
}

/** The gift options of a cart as the backend told them last. */
export const orderGiftsOf = (cart: Cart): OrderGifts => ({
  message: giftMessageOf(cart) ?? null,
  wrapping: wrappingOf(cart)?.uid ?? null,
  hasReceipt: cart.gift_receipt_included ?? false,
  hasCard: cart.printed_card_included ?? false,
});

/** The last of the calls for a shop's cart: each states all options, and has to know what those before it did. */
const lastCalls = new WeakMap<ThunkServices, Promise<unknown>>();

/**
 * Changes some of the options; the call states the others as they are, because it takes away what it leaves out.
 * @throws what the backend or the network threw.
 */
export const sendOrderGifts =
  (change: Partial<OrderGifts>): GiftThunk =>
  async (dispatch, _getState, services) => {
    const send = async (): Promise<void> => {
      await dispatch(
        changeCart(async ({ apollo }, cartId) => {
          const shown = readShownCart(services);
          const gifts = { ...(shown ? orderGiftsOf(shown) : noOrderGifts), ...change };
          const variables = { cartId, ...gifts };
          const { data } = await apollo.mutate({ mutation: SetGiftOptionsDocument, variables });
          return data?.setGiftOptionsOnCart?.cart;
        }),
      );
    };
    const call = (lastCalls.get(services) ?? Promise.resolve()).catch(() => undefined).then(send);
    lastCalls.set(services, call);
    await call;
  };

const noOrderGifts: OrderGifts = { message: null, wrapping: null, hasReceipt: false, hasCard: false };

const isAs = (
  { wrapping, hasReceipt, hasCard }: OrderGifts,
  {
    wrapping: toWrapping = wrapping,
    hasReceipt: toReceipt = hasReceipt,
    hasCard: toCard = hasCard,
  }: Partial<OrderGifts>,
): boolean => wrapping === toWrapping && hasReceipt === toReceipt && hasCard === toCard;

/** Some backends leave a change out without a word. */
const assertThere = (isThere: () => boolean): void => {
  if (!isThere()) throw new Error('A gift option was not kept.');
};

/**
 * Changes wrapping, receipt or card of the whole order.
 * @throws what the backend or the network threw, unless it was done all the same; an error where it was left out.
 */
export const saveOrderOption =
  (change: Partial<Omit<OrderGifts, 'message'>>): GiftThunk =>
  async (dispatch, _getState, services) => {
    const isThere = (): boolean => {
      const cart = readShownCart(services);
      return cart !== null && isAs(orderGiftsOf(cart), change);
    };
    await dispatch(sendAndLook(sendOrderGifts(change), isThere));
    assertThere(isThere);
  };

/**
 * Wraps every piece of a line, or with null unwraps it.
 * @throws what the backend or the network threw, unless it was done all the same; an error where it was left out.
 */
export const saveLineWrapping =
  (line: CartLine, wrapping: string | null): GiftThunk =>
  async (dispatch) => {
    const isThere = (): boolean => {
      const now = dispatch(lineNow(line));
      return now !== undefined && (wrappingOf(now)?.uid ?? null) === wrapping;
    };
    const send: GiftThunk = async () => {
      // Its quantity may have changed since it was shown.
      const { uid: itemId, quantity } = dispatch(lineNow(line)) ?? line;
      await dispatch(
        changeCart(async ({ apollo }, cartId) => {
          const variables = { cartId, itemId, quantity, wrapping };
          const { data } = await apollo.mutate({ mutation: SetLineWrappingDocument, variables });
          return data?.updateCartItems?.cart;
        }),
      );
    };
    await dispatch(sendAndLook(send, isThere));
    assertThere(isThere);
  };
