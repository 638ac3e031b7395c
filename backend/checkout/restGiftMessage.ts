import {
  allowsLineMessage,
  allowsOrderMessage,
  readGiftMessage,
  setLineMessage,
  storedGiftMessage,
} from '../cart/giftMessages';
import { loadCart } from '../cart/loadCart';
import type { CartModel } from '../cart/models';
import { updateCart } from '../cart/queries';
import type { RequestContext } from '../context';
import { toSqlTime } from '../db/time';
import { RestError } from '../rest/restError';

import { missingField, readObject, readParameters, readText } from './restBody';
import { requireRestCart, type CartPath } from './restCart';

const keys = ['gift_message_id', 'customer_id', 'sender', 'recipient', 'message', 'extension_attributes'] as const;

/** The real backend's words. */
const messages = {
  emptyCart: "Gift messages can't be used for an empty cart. Add an item and try again.",
  virtual: "Gift messages can't be used for virtual products.",
  notAvailable: "The gift message isn't available.",
  notSaved: "The gift message couldn't be added to Cart.",
} as const;

const readMessage = (body: unknown) => {
  const { gift_message: sent } = readParameters(body);
  if (sent === undefined || sent === null) throw missingField('giftMessage');
  const { recipient, sender, message } = readObject(sent, keys);
  return { to: readText(recipient) ?? '', from: readText(sender) ?? '', message: readText(message) ?? '' };
};

const lineOf = ({ lines }: CartModel, itemId: string) => {
  const line = lines.find(({ id }) => String(id) === itemId);
  if (line) return line;
  throw new RestError(404, 'No product with the provided "%1" item ID exists in the Cart. Verify and try again.', [
    itemId,
  ]);
};

/** A message as it is stored; a text needs the permission, while what is there may be cleared without it. */
const storedOrRefused = (body: unknown, isAllowed: boolean): string | null => {
  const stored = storedGiftMessage(readMessage(body));
  if (stored === undefined) throw new RestError(400, messages.notSaved);
  if (stored !== null && !isAllowed) throw new RestError(400, messages.notAvailable);
  return stored;
};

/** POST gift-message: what goes with the whole order; an empty text clears it. @throws RestError. */
export const saveOrderMessage = (context: RequestContext, path: CartPath, body: unknown): true => {
  const row = requireRestCart(context, path);
  const { lines, isVirtual } = loadCart(context, row);
  if (lines.length === 0) throw new RestError(400, messages.emptyCart);
  if (isVirtual) throw new RestError(400, messages.virtual);
  const stored = storedOrRefused(body, allowsOrderMessage(context, row));
  updateCart(context.db, row.id, { gift_message: stored }, toSqlTime(context.now()));
  return true;
};

/** POST gift-message/:itemId: what goes with a line; an empty text clears it. @throws RestError. */
export const saveLineMessage = (context: RequestContext, path: CartPath, itemId: string, body: unknown): true => {
  const row = requireRestCart(context, path);
  const line = lineOf(loadCart(context, row), itemId);
  if (line.parts.every(({ isVirtual }) => isVirtual)) throw new RestError(400, messages.virtual);
  setLineMessage(context.db, line.id, storedOrRefused(body, allowsLineMessage(context, row.store_id, line)));
  return true;
};

/** GET gift-message: what goes with the whole order; nothing where there is none. */
export const readOrderMessage = (context: RequestContext, path: CartPath) => {
  const told = readGiftMessage(requireRestCart(context, path).gift_message);
  return told ? { sender: told.from, recipient: told.to, message: told.message } : [];
};
