import { valueUid } from '../catalog/configurableResolvers';
import { currentPriceSql, subscriptionPriceMinor, toMoney } from '../catalog/pricing';
import { findProductById } from '../catalog/queries';
import { planUid } from '../catalog/subscriptionPlans';
import type { Db } from '../db/open';
import { toUid } from '../graphql/uid';
import type { CartLine, CartModel } from './models';
import { listVariantOptions } from './productQueries';

/** A bigger pack of the same product; what differs is one option. */
interface BiggerPack {
  id: number;
  sku: string;
  priceMinor: number;
  /** Units in it and in the line's pack, such as capsules. */
  units: number;
  lineUnits: number;
  /** Saving of its plan at the line's frequency; null when it has none. */
  planPercent: number | null;
}

const listBiggerPacks = (db: Db, line: CartLine): BiggerPack[] =>
  db.all<BiggerPack & Record<string, string | number | null>>(
    `SELECT big.id, parent.sku, ${currentPriceSql('big')} AS priceMinor, big.unit_count AS units,
            own.unit_count AS lineUnits, plan.discount_percent AS planPercent
       FROM product own
       JOIN product_variant link ON link.parent_id = ?1 AND link.child_id <> own.id
       JOIN product parent ON parent.id = ?1
       JOIN product big ON big.id = link.child_id AND big.is_enabled = 1
       JOIN stock_item stock ON stock.product_id = big.id AND stock.quantity > 0
       LEFT JOIN subscription_plan plan ON plan.product_id = big.id AND plan.interval_weeks = ?3
      WHERE own.id = ?2 AND big.unit_name = own.unit_name AND big.unit_count > own.unit_count
        AND 1 = (SELECT count(*) FROM product_super_attribute super
                   JOIN product_attribute mine ON mine.product_id = own.id AND mine.attribute_id = super.attribute_id
                  WHERE super.product_id = ?1 AND NOT EXISTS (
                        SELECT 1 FROM product_attribute theirs
                         WHERE theirs.product_id = big.id AND theirs.attribute_id = mine.attribute_id
                           AND theirs.option_id = mine.option_id))
      ORDER BY big.unit_count`,
    line.productId,
    line.soldId,
    line.subscription?.weeks ?? 0,
  );

const toOffer = (line: CartLine, pack: BiggerPack) => {
  const priceMinor = line.subscription
    ? subscriptionPriceMinor(pack.priceMinor, pack.planPercent ?? 0)
    : pack.priceMinor;
  const sameAmountMinor = Math.floor((line.unitPriceMinor * pack.units) / pack.lineUnits);
  return { line, pack, priceMinor, savingMinor: sameAmountMinor - priceMinor };
};

const labelOf = (db: Db, line: CartLine, soldId: number): string =>
  listVariantOptions(db, line.productId, soldId)
    .map((option) => option.option_label)
    .join(', ');

/** The bigger pack that saves most among what is in the cart; null when none saves anything. */
export const findUpsell = (db: Db, { lines, row }: CartModel) => {
  const offers = lines
    .filter(({ variantId, isGift, problem }) => variantId !== null && !isGift && problem === null)
    .flatMap((line) =>
      listBiggerPacks(db, line)
        .filter(({ planPercent }) => line.subscription === null || planPercent !== null)
        .map((pack) => toOffer(line, pack)),
    )
    .filter(({ savingMinor }) => savingMinor > 0)
    .sort((one, other) => other.savingMinor - one.savingMinor);
  const [best] = offers;
  const product = best && findProductById(db, best.pack.id);
  if (!best || !product) return null;
  const { line, pack, priceMinor, savingMinor } = best;
  return {
    item_uid: toUid(line.id),
    product,
    sku: pack.sku,
    selected_options: listVariantOptions(db, line.productId, pack.id).map((option) =>
      valueUid(option.attribute_id, option.option_id),
    ),
    subscription_plan: line.subscription ? planUid(pack.id, line.subscription.weeks) : null,
    quantity: Math.max(1, Math.floor((line.quantity * pack.lineUnits) / pack.units)),
    current_label: labelOf(db, line, line.soldId),
    label: labelOf(db, line, pack.id),
    price: toMoney(priceMinor, row.currency),
    saving: toMoney(savingMinor, row.currency),
  };
};
