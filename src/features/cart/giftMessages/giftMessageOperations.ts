import { isUnreachable } from '@/kernel/errors/appError';
import { log } from '@/kernel/logging/log';
import { restClientOf } from '@/kernel/rest/restClient';
import { type CartLine, readShownCart } from '../cartContents';
import { changeCart, getCartDetails, restCartPath, withCart } from '../cartOperations';
import { type GiftThunk, lineNow, sendAndLook } from '../giftOptions/giftChange';
import { sendOrderGifts } from '../giftOptions/giftOptionOperations';
import { type GiftMessage, giftMessageOf } from './giftMessage';
import { SetGiftMessageDocument } from './GiftMessages.graphql.generated';

const isSame = (one: GiftMessage | undefined, other: GiftMessage): boolean =>
  one ? one.to === other.to && one.from === other.from && one.message === other.message : other.message.trim() === '';

const sendByRest =
  (path: string, { to, from, message }: GiftMessage): GiftThunk =>
  async (dispatch, getState, services) => {
    const body = { giftMessage: { recipient: to, sender: from, message } };
    const run = (cartId: string) =>
      restClientOf(services).post(`${restCartPath(getState(), cartId)}/gift-message${path}`, body);
    await dispatch(withCart({ run }));
  };

/**
 * Writes the message of a line by GraphQL. Some Magentos change nothing where there was no message, and one that gives a
 * changed configurable product another id does not find it again; the REST call knows neither fault.
 */
const sendForLine =
  (line: CartLine, message: GiftMessage): GiftThunk =>
  async (dispatch) => {
    const { uid: itemId, quantity } = line;
    const send = changeCart(async ({ apollo }, cartId) => {
      const variables = { cartId, itemId, quantity, message };
      const { data } = await apollo.mutate({ mutation: SetGiftMessageDocument, variables });
      return data?.updateCartItems?.cart;
    });
    try {
      await dispatch(send);
    } catch (error) {
      if (isUnreachable(error)) throw error;
      log.warn('A gift message was refused; it is sent by REST.', error);
      await dispatch(getCartDetails());
    }
    const now = dispatch(lineNow(line));
    if (!now) throw new Error('The line of a gift message is gone.');
    if (isSame(giftMessageOf(now), message)) return;
    await dispatch(sendByRest(`/${atob(now.uid)}`, message));
    await dispatch(getCartDetails());
  };

/**
 * Lets a message go with a line; an empty text takes it away.
 * @throws what the backend or the network threw, unless it was written all the same.
 */
export const saveLineMessage =
  (line: CartLine, message: GiftMessage): GiftThunk =>
  (dispatch) => {
    const isThere = (): boolean => {
      const now = dispatch(lineNow(line));
      return now !== undefined && isSame(giftMessageOf(now), message);
    };
    return dispatch(sendAndLook(sendForLine(line, message), isThere));
  };

/** Adobe Commerce sets the message of the order with its other options; what is refused there the REST call may do. */
const sendWithOptions =
  (message: GiftMessage): GiftThunk =>
  async (dispatch) => {
    try {
      await dispatch(sendOrderGifts({ message: message.message.trim() === '' ? null : message }));
    } catch (error) {
      if (isUnreachable(error)) throw error;
      log.warn('The gift message of the order was refused; it is sent by REST.', error);
    }
  };

/**
 * Lets a message go with the whole order; an empty text takes it away.
 * @throws what the backend or the network threw, unless it was written all the same.
 */
export const saveOrderMessage =
  (message: GiftMessage): GiftThunk =>
  (dispatch, _getState, services) => {
    const isThere = (): boolean => {
      const cart = readShownCart(services);
      return cart !== null && isSame(giftMessageOf(cart), message);
    };
    const send: GiftThunk = async () => {
      if (CAPABILITIES.giftOptions) {
        await dispatch(sendWithOptions(message));
        if (isThere()) return;
      }
      await dispatch(sendByRest('', message));
      await dispatch(getCartDetails());
    };
    return dispatch(sendAndLook(send, isThere));
  };
