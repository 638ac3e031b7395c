import { toMoney } from '../catalog/pricing';
import type { CouponDiscount } from './totals';

/** What a coupon takes off as the schema has it. @param currency of the cart or the order. */
export const toSchemaDiscount = ({ code, label, amountMinor }: CouponDiscount, currency: string) => ({
  amount: toMoney(amountMinor, currency),
  applied_to: 'ITEM' as const,
  label,
  coupon: { code },
});
