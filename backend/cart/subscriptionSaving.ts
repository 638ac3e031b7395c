import { toMoney } from '../catalog/pricing';
import type { CartModel } from './models';
import { containedVat } from './totals';

/** Returns what a cart's plans save against single purchases; null without a plan. VAT is rounded per line, as in totals. */
export const subscriptionSaving = ({ lines, totals, row }: CartModel) => {
  if (!lines.some(({ subscription }) => subscription)) return null;
  const rows = lines.map(({ oncePriceMinor, quantity }) => oncePriceMinor * quantity);
  const onceMinor = rows.reduce((sum, minor) => sum + minor, 0);
  const onceExclTaxMinor = rows.reduce((sum, minor) => sum + minor - containedVat(minor), 0);
  const money = (minor: number) => toMoney(minor, row.currency);
  return {
    once_subtotal_including_tax: money(onceMinor),
    once_subtotal_excluding_tax: money(onceExclTaxMinor),
    saving_including_tax: money(onceMinor - totals.subtotalMinor),
    saving_excluding_tax: money(onceExclTaxMinor - (totals.subtotalMinor - totals.subtotalTaxMinor)),
  };
};
