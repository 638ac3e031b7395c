import { useMoney } from './useMoney';

export interface MoneyProps {
  /** Whole units, as the backend says it: 12.5 is £12.50. */
  value: number | null | undefined;
  currency?: string | null;
}

/** An amount of money in the shopper's locale. */
export const Money = ({ value, currency }: MoneyProps) => <>{useMoney()(value, currency)}</>;
