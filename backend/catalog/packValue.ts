import type { RequestContext } from '../context';
import type { PackValue } from '../schema/resolvers.generated';

import type { ProductRow } from './models';
import { currentPriceMinor, toMoney } from './pricing';
import { readVariants } from './productBatches';
import { readSupplementFacts } from './supplementFacts';

interface Pack {
  days: number;
  /** Pence a day, with fractions. */
  priceMinor: number;
  /** What a day's portion holds: packs are compared only where that is the same. */
  portion: string;
}

const packOf = (row: ProductRow): Pack | null => {
  const facts = readSupplementFacts(row.supplement);
  if (!facts?.servings || facts.servings < 1) return null;
  return {
    days: facts.servings,
    priceMinor: currentPriceMinor(row) / facts.servings,
    portion: JSON.stringify([facts.daily_portion, facts.nutrients]),
  };
};

/** The variants beside a variant, itself among them; none for a product that is sold as it stands. */
const readSiblings = async (row: ProductRow, context: RequestContext): Promise<readonly ProductRow[]> =>
  'parent_id' in row && typeof row.parent_id === 'number' ? ((await readVariants(context, row.parent_id)) ?? []) : [];

/** The row whose pack a product stands for: of a configurable product the cheapest variant, whose price it names. */
const readSold = async (row: ProductRow, context: RequestContext): Promise<ProductRow> =>
  row.type === 'configurable'
    ? (((await readVariants(context, row.id)) ?? []).reduce<ProductRow | undefined>(
        (best, variant) => (best && currentPriceMinor(best) <= currentPriceMinor(variant) ? best : variant),
        undefined,
      ) ?? row)
    : row;

/** How long a pack lasts, what that makes a day, and what that saves against the smallest pack of the same. */
export const packValueOf = async (
  row: ProductRow,
  _arguments: unknown,
  context: RequestContext,
): Promise<PackValue | null> => {
  const sold = await readSold(row, context);
  const pack = packOf(sold);
  if (!pack) return null;
  const smallest = (await readSiblings(sold, context))
    .flatMap((sibling) => packOf(sibling) ?? [])
    .filter(({ portion }) => portion === pack.portion)
    .reduce((least, other) => (other.days < least.days ? other : least), pack);
  const saving = Math.floor((1 - pack.priceMinor / smallest.priceMinor) * 100 + 1e-9);
  return {
    days: pack.days,
    price_per_day: toMoney(Math.round(pack.priceMinor), context.store.currency),
    saving_percent: saving > 0 ? saving : null,
  };
};
