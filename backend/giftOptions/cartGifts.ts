import { convertMinor } from '../balances/balanceQueries';
import type { CartLine, CartRow } from '../cart/models';
import { containedVat, type GiftCharges, noGiftCharges } from '../cart/totals';
import { toMoney } from '../catalog/pricing';
import { findProductEvenDisabled } from '../catalog/queries';
import type { Db } from '../db/open';
import { findStoreById } from '../stores/queries';
import { readStoreSettings } from '../stores/storeSettings';

import { listWrappings, type Wrapping } from './wrappings';

/** What a cart has of gift options, as far as the merchant has them today. */
export interface CartGifts {
  /** The whole order's; null: not wrapped. */
  wrapping: Wrapping | null;
  hasReceipt: boolean;
  hasCard: boolean;
  /** Those of its lines, by their ids; the price is that of one piece. */
  ofLines: ReadonlyMap<number, Wrapping>;
  charges: GiftCharges;
}

/** The gift options of a cart that has none. */
export const noGifts: CartGifts = {
  wrapping: null,
  hasReceipt: false,
  hasCard: false,
  ofLines: new Map(),
  charges: noGiftCharges,
};

/** What a printed card costs in a store view, in a currency; minor units with VAT. */
export const cardPriceMinor = (db: Db, storeId: number, currency: string): number => {
  const price = readStoreSettings(db, storeId).printed_card_price_minor;
  return convertMinor(db, price, findStoreById(db, storeId)?.base_currency ?? currency, currency);
};

/** Whether a line can be wrapped: only what is sent, as the product or else the store says. The free gift is a present already. */
export const canBeWrapped = (db: Db, storeId: number, { isGift, parts, productId }: CartLine): boolean => {
  if (isGift || parts.every(({ isVirtual }) => isVirtual)) return false;
  const available = findProductEvenDisabled(db, productId)?.gift_wrapping_available ?? null;
  return available === null
    ? readStoreSettings(db, storeId).allow_gift_wrapping_on_order_items === '1'
    : available === 1;
};

/** A product may have a price of its own for its wrapping, whatever the design. */
export const pricedFor = (db: Db, wrapping: Wrapping, { productId }: CartLine): Wrapping => ({
  ...wrapping,
  priceMinor: findProductEvenDisabled(db, productId)?.gift_wrapping_price_minor || wrapping.priceMinor,
});

const wrappingsOfLines = (
  db: Db,
  storeId: number,
  lines: readonly CartLine[],
  designs: ReadonlyMap<number, Wrapping>,
): Map<number, Wrapping> =>
  new Map(
    lines.flatMap((line): [number, Wrapping][] => {
      const design = line.giftWrappingId === null ? undefined : designs.get(line.giftWrappingId);
      return design && canBeWrapped(db, storeId, line) ? [[line.id, pricedFor(db, design, line)]] : [];
    }),
  );

/**
 * What of a cart's gift options counts: a design that is gone, or an option that the merchant has switched off, costs
 * nothing and is not sent. Every piece of a line is wrapped, the order once.
 * @param db as the cart's store view and currency see it.
 */
export const giftsOf = (db: Db, row: CartRow, lines: readonly CartLine[], isVirtual: boolean): CartGifts => {
  const isAnyChosen =
    row.gift_wrapping_id !== null ||
    row.gift_receipt === 1 ||
    row.printed_card === 1 ||
    lines.some(({ giftWrappingId }) => giftWrappingId !== null);
  if (!isAnyChosen || isVirtual) return noGifts;
  const settings = readStoreSettings(db, row.store_id);
  const designs = new Map(listWrappings(db).map((wrapping) => [wrapping.id, wrapping]));
  const wrapping =
    settings.allow_gift_wrapping_on_order === '1' && row.gift_wrapping_id !== null
      ? (designs.get(row.gift_wrapping_id) ?? null)
      : null;
  const hasCard = settings.allow_printed_card === '1' && row.printed_card === 1;
  const ofLines = wrappingsOfLines(db, row.store_id, lines, designs);
  return {
    wrapping,
    hasReceipt: settings.allow_gift_receipt === '1' && row.gift_receipt === 1,
    hasCard,
    ofLines,
    charges: {
      itemsMinor: lines.reduce((sum, { id, quantity }) => sum + (ofLines.get(id)?.priceMinor ?? 0) * quantity, 0),
      orderMinor: wrapping?.priceMinor ?? 0,
      cardMinor: hasCard ? cardPriceMinor(db, row.store_id, row.currency) : 0,
    },
  };
};

/** What gift options cost, as carts and orders answer it. */
export const giftPrices = ({ itemsMinor, orderMinor, cardMinor }: GiftCharges, currency: string) => {
  const including = (minor: number) => (minor > 0 ? toMoney(minor, currency) : null);
  const excluding = (minor: number) => (minor > 0 ? toMoney(minor - containedVat(minor), currency) : null);
  return {
    gift_wrapping_for_items: excluding(itemsMinor),
    gift_wrapping_for_items_incl_tax: including(itemsMinor),
    gift_wrapping_for_order: excluding(orderMinor),
    gift_wrapping_for_order_incl_tax: including(orderMinor),
    printed_card: excluding(cardMinor),
    printed_card_incl_tax: including(cardMinor),
  };
};
