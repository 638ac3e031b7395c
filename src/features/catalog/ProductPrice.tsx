import type { ReactNode } from 'react';

import { Price } from '@/ui/Price/Price';
import { type PriceRange, shownPrice } from './shownPrice';

export interface ProductPriceProps {
  range: PriceRange;
  /** A second, small line. */
  note?: ReactNode;
}

/** The price of a product or variant: a sale shows what it was, a range shows from where it begins. */
export const ProductPrice = ({ range, note }: ProductPriceProps) => <Price {...shownPrice(range)} note={note} />;
