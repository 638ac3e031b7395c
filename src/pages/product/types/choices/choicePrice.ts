import { minorPerUnit, toMinorUnits } from '@/kernel/i18n/minorUnits';
import { priceOfMany } from '@/kernel/i18n/priceOfMany';
import { addedPrices, type AllGiven, type Answer, type Question } from './question';

interface Money {
  value: number | null;
  currency: string | null;
}

/** What the backend says that the product, or the chosen variant, costs at least. */
export interface LowestPrice {
  regular_price: Money | null;
  final_price: Money;
}

const costOf = ({ price, quantity }: Answer): number | undefined =>
  price?.isPercent ? undefined : (price?.value ?? 0) * quantity;

/** What the cheapest answers to all required parts cost; undefined where a percentage may be the cheapest. */
const leastOfParts = (parts: readonly Question[]): number | undefined => {
  const costs = parts.map(({ answers }) => {
    const known = answers.map(costOf).filter((cost) => cost !== undefined);
    const least = Math.min(...known);
    return known.length === answers.length || least === 0 ? least : undefined;
  });
  return costs.every((cost) => cost !== undefined) ? costs.reduce((sum, cost) => sum + cost, 0) : undefined;
};

/** What the product costs before its answers; undefined where that cannot be told from what the backend says. */
const basePrice = (
  questions: readonly Question[],
  lowest: LowestPrice,
  isPriceOfParts: boolean,
): number | undefined => {
  const final = lowest.final_price.value;
  const parts = questions.filter(({ isCustom, isRequired }) => !isCustom && isRequired);
  const hasParts = questions.some(({ uid, isCustom }) => !isCustom && uid !== 'links');
  if (final === null) return undefined;
  if (!hasParts) return final;
  // A discount on a bundle is a share of everything in it; of one that its parts price, the sum below tells.
  if (!isPriceOfParts && lowest.regular_price?.value !== final) return undefined;
  const least = leastOfParts(parts);
  if (least === undefined) return undefined;
  const currency = lowest.final_price.currency;
  const base = (toMinorUnits(final, currency) - toMinorUnits(least, currency)) / minorPerUnit(currency);
  // Where the parts make the price and do not add up to it, the backend counts by rules that are not known here.
  return base < 0 || (isPriceOfParts && base !== 0) ? undefined : base;
};

/** Whether no answer can change what a bundle costs, as far as its questions tell. */
export const isEachAnswerIncluded = (questions: readonly Question[]): boolean =>
  questions.every(({ isCustom, answers }) => !isCustom && answers.every(({ canChangeQuantity }) => !canChangeQuantity));

/** The questions with what each answer costs by itself in the place of what it adds. */
export const priceAlone = (questions: readonly Question[]): Question[] =>
  questions.map((question) => ({
    ...question,
    answers: question.answers.map((answer) => ({
      ...answer,
      price: answer.price && { ...answer.price, isAlone: true },
    })),
  }));

/**
 * What so many of the product cost with these answers. The cart's answer is the authority on what is charged.
 * @returns whole units of the currency; undefined where the sum might differ from the cart's.
 */
export const priceOfChoice = (
  questions: readonly Question[],
  all: AllGiven,
  { lowest, isPriceOfParts, quantity }: { lowest: LowestPrice; isPriceOfParts: boolean; quantity: number },
): number | undefined => {
  const { currency } = lowest.final_price;
  const base = basePrice(questions, lowest, isPriceOfParts);
  if (base === undefined) return undefined;
  let minor = toMinorUnits(base, currency);
  for (const { price, times } of addedPrices(questions, all)) {
    const added = price.isPercent
      ? (toMinorUnits(base, currency) * price.value) / 100
      : toMinorUnits(price.value, currency);
    // How a part of a penny is rounded is the backend's business.
    if (!Number.isInteger(added)) return undefined;
    minor += added * times;
  }
  return priceOfMany(minor / minorPerUnit(currency), quantity, currency);
};
