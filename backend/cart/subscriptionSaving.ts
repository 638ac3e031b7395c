import { toMoney } from '../catalog/pricing';
import type { CartModel } from './models';
import { containedVat } from './totals';

/** What a cart's goods would cost if all were bought once, in minor units; null without a plan. */
export const onceSubtotalOf = ({ lines }: Pick<CartModel, 'lines'>): number | null =>
  lines.some(({ subscription }) => subscription)
    ? lines.reduce((sum, { oncePriceMinor, quantity }) => sum + oncePriceMinor * quantity, 0)
    : null;

/** Returns what a cart's plans save against single purchases; null without a plan. VAT is rounded per line, as in totals. */
export const subscriptionSaving = ({ lines, totals, row }: CartModel) => {
  const onceMinor = onceSubtotalOf({ lines });
  if (onceMinor === null) return null;
  const rows = lines.map(({ oncePriceMinor, quantity }) => oncePriceMinor * quantity);
  const onceExclTaxMinor = rows.reduce((sum, minor) => sum + minor - containedVat(minor), 0);
  const money = (minor: number) => toMoney(minor, row.currency);
  return {
    once_subtotal_including_tax: money(onceMinor),
    once_subtotal_excluding_tax: money(onceExclTaxMinor),
    saving_including_tax: money(onceMinor - totals.subtotalMinor),
    saving_excluding_tax: money(onceExclTaxMinor - (totals.subtotalMinor - totals.subtotalTaxMinor)),
  };
};
