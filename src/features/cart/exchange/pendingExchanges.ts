import { isRecord } from '@/kernel/isRecord';
import { asText } from '@/kernel/storage/parsers';
import type { ShopStorage } from '@/kernel/storage/shopStorage';
import type { CartItemToAdd, EnteredOption } from '../operations/lineCalls';

const storageKey = 'cart_exchanges';

/** Seconds in which a line can come back after the page, or the connection, was lost in the middle of its exchange. */
const lifetimeSeconds = 86_400;

/** An exchange that has begun: the line is taken out, and the requested item is not known to be in the cart. */
export interface PendingExchange {
  cartId: string;
  /** Uid of the line that is replaced. */
  itemId: string;
  /** Name of the product. */
  name: string;
  requested: CartItemToAdd;
  former: CartItemToAdd;
  /** How many of the requested product other lines held before. */
  held: number;
  /** Until when, in milliseconds since the epoch, an unanswered removal may still arrive; 0 when none can. */
  mayArriveUntil: number;
}

const asEnteredOption = (value: unknown): EnteredOption[] => {
  if (!isRecord(value)) return [];
  const [uid, text] = [asText(value.uid), asText(value.value)];
  return uid !== undefined && text !== undefined ? [{ uid, value: text }] : [];
};

const asItem = (value: unknown): CartItemToAdd | undefined => {
  if (!isRecord(value)) return undefined;
  const [sku, planUid] = [asText(value.sku), asText(value.planUid)];
  const { quantity, selectedOptionUids: uids, enteredOptions: entered } = value;
  if (sku === undefined || typeof quantity !== 'number' || !(quantity > 0)) return undefined;
  const selectedOptionUids = Array.isArray(uids) ? uids.filter((uid) => typeof uid === 'string') : [];
  const enteredOptions = Array.isArray(entered) ? entered.flatMap(asEnteredOption) : [];
  return { sku, quantity, selectedOptionUids, enteredOptions, planUid };
};

const asExchange = (value: unknown): PendingExchange[] => {
  if (!isRecord(value)) return [];
  const [cartId, itemId] = [asText(value.cartId), asText(value.itemId)];
  const [requested, former] = [asItem(value.requested), asItem(value.former)];
  const { held, mayArriveUntil } = value;
  if (!cartId || !itemId || !requested || !former || typeof held !== 'number') return [];
  const until = typeof mayArriveUntil === 'number' ? mayArriveUntil : 0;
  return [{ cartId, itemId, name: asText(value.name) ?? '', requested, former, held, mayArriveUntil: until }];
};

const asExchanges = (value: unknown): PendingExchange[] | undefined =>
  Array.isArray(value) ? value.flatMap(asExchange) : undefined;

/** Exchanges whose end is not known yet; an entry that cannot be read counts as not there. */
export const readExchanges = (storage: ShopStorage): PendingExchange[] => storage.read(storageKey, asExchanges) ?? [];

/** Forgets the exchange of a line. */
export const forgetExchange = (storage: ShopStorage, itemId: string): void => {
  const known = readExchanges(storage);
  const rest = known.filter((exchange) => exchange.itemId !== itemId);
  if (rest.length === 0) storage.remove(storageKey);
  else if (rest.length < known.length) storage.write(storageKey, rest, lifetimeSeconds);
};

/** Remembers an exchange, in the place of an earlier one of the same line. */
export const noteExchange = (storage: ShopStorage, exchange: PendingExchange): void => {
  const others = readExchanges(storage).filter(({ itemId }) => itemId !== exchange.itemId);
  storage.write(storageKey, [...others, exchange], lifetimeSeconds);
};
