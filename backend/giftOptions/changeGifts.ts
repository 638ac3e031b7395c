import { requireCart } from '../cart/access';
import { allowsOrderMessage, type GiftMessageText, storedGiftMessage } from '../cart/giftMessages';
import { loadCart, reloadCart } from '../cart/loadCart';
import type { CartLine, CartModel, CartRow } from '../cart/models';
import { updateCart } from '../cart/queries';
import type { RequestContext } from '../context';
import type { Db } from '../db/open';
import { toSqlTime } from '../db/time';
import { inputError } from '../graphql/errors';
import { fromUid } from '../graphql/uid';
import type { SetGiftOptionsOnCartInput } from '../schema/resolvers.generated';
import { readStoreSettings } from '../stores/storeSettings';

import { canBeWrapped } from './cartGifts';
import { listWrappings } from './wrappings';

/** What shoppers are told. */
export const giftOptionMessages = {
  notAvailable: 'This gift option is not available.',
  noDesign: 'This gift wrapping is not available any more. Choose another one.',
  virtual: "Gift options can't be used for virtual products.",
  message: 'Gift Message cannot be updated.',
} as const;

/** The design of a uid. @throws GraphQLError when there is none, or none to be had. */
const requireDesign = (db: Db, uid: string): number => {
  const id = fromUid(uid);
  if (!listWrappings(db).some((wrapping) => wrapping.id === id)) throw inputError(giftOptionMessages.noDesign);
  return id;
};

/**
 * Wraps a line, or with null unwraps it.
 * @throws GraphQLError when it cannot be wrapped, or not in that design.
 */
export const setLineWrapping = (
  { db }: Pick<RequestContext, 'db'>,
  storeId: number,
  line: CartLine,
  uid: string | null,
): void => {
  if (uid !== null && !canBeWrapped(db, storeId, line)) throw inputError(giftOptionMessages.notAvailable);
  const id = uid === null ? null : requireDesign(db, uid);
  db.run('UPDATE cart_item SET gift_wrapping_id = ? WHERE id = ?', id, line.id);
};

/** A message as it is stored with the order; one that is left out is taken away, as everything else. */
const orderMessage = (context: RequestContext, row: CartRow, message: GiftMessageText | null | undefined) => {
  const stored = message ? storedGiftMessage(message) : null;
  if (stored === undefined) throw inputError(giftOptionMessages.message);
  if (stored !== null && !allowsOrderMessage(context, row)) throw inputError(giftOptionMessages.notAvailable);
  return stored;
};

/** @throws GraphQLError for what the merchant has switched off. */
const assertAllowed = ({ db }: RequestContext, row: CartRow, input: SetGiftOptionsOnCartInput): void => {
  const settings = readStoreSettings(db, row.store_id);
  const refused = [
    input.gift_wrapping_id && settings.allow_gift_wrapping_on_order !== '1',
    input.gift_receipt_included && settings.allow_gift_receipt !== '1',
    input.printed_card_included && settings.allow_printed_card !== '1',
  ];
  if (refused.some(Boolean)) throw inputError(giftOptionMessages.notAvailable);
};

/**
 * Sets all that goes with the whole order: wrapping, message, receipt and card.
 * @throws GraphQLError with the stale-cart messages, and for what cannot be had.
 */
export const setGiftOptionsOnCart = (
  context: RequestContext,
  input: SetGiftOptionsOnCartInput | null | undefined,
): { cart: CartModel } =>
  context.db.transaction(() => {
    const { db } = context;
    const row = requireCart(context, input?.cart_id);
    if (!input) throw inputError('Required parameter "input" is missing');
    const uid = input.gift_wrapping_id ?? null;
    const isAny = uid !== null || input.gift_receipt_included || input.printed_card_included || input.gift_message;
    if (isAny && loadCart(context, row).isVirtual) throw inputError(giftOptionMessages.virtual);
    assertAllowed(context, row, input);
    const change = {
      gift_wrapping_id: uid === null ? null : requireDesign(db, uid),
      gift_message: orderMessage(context, row, input.gift_message),
      gift_receipt: input.gift_receipt_included ? 1 : 0,
      printed_card: input.printed_card_included ? 1 : 0,
    };
    updateCart(db, row.id, change, toSqlTime(context.now()));
    return { cart: reloadCart(context, row.id) };
  });
