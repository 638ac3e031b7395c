import type { ReactNode } from 'react';

import { Price } from '@/ui/Price/Price';
import { type PriceRange, type ShownPrice, shownPrice } from './shownPrice';

export type ProductPriceProps = ({ range: PriceRange | null | undefined } | { price: ShownPrice | undefined }) & {
  /** A second, small line. */
  note?: ReactNode;
};

/** The price of a product or variant: a sale shows what it was, a range shows from where it begins. One that is not known is not shown. */
export const ProductPrice = ({ note, ...given }: ProductPriceProps) => {
  const price = 'range' in given ? shownPrice(given.range) : given.price;
  return price ? <Price {...price} note={note} /> : null;
};
