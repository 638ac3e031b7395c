import { settings } from '@/kernel/app/settings';

/** How an amount of money is written. Without a currency the store view's is meant. */
export const moneyStyle = (currency: string | null | undefined) =>
  ({ style: 'currency', currency: currency || settings.currency }) as const;
