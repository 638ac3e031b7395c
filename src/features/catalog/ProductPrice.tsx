import type { ReactNode } from 'react';

import { Price } from '@/ui/Price/Price';

interface Money {
  value: number | null;
  currency: string | null;
}

export interface PriceRange {
  minimum_price: { regular_price: Money; final_price: Money };
  maximum_price?: { final_price: Money } | null;
}

export interface ProductPriceProps {
  range: PriceRange;
  /** A second, small line. */
  note?: ReactNode;
}

/** The price of a product or variant: a sale shows what it was, a range shows from where it begins. */
export const ProductPrice = ({ range, note }: ProductPriceProps) => {
  const { regular_price: regular, final_price: final } = range.minimum_price;
  return (
    <Price
      value={final.value ?? 0}
      currency={final.currency}
      regularValue={regular.value ?? undefined}
      note={note}
      isFrom={(range.maximum_price?.final_price.value ?? 0) > (final.value ?? 0)}
    />
  );
};
