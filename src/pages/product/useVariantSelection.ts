import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import type { ProductToSave } from '@/features/wishlist/productToSave';
import type { ProductFirstViewFragment } from './ProductFirstView.graphql.generated';
import {
  choose,
  findVariant,
  optionsOf,
  type ProductOption,
  readSelection,
  searchOf,
  type Variant,
} from './variantSelection';

type Answers = Pick<ProductToSave, 'selectedOptionUids' | 'enteredOptions'>;

export interface VariantChoice {
  options: ProductOption[];
  /** Uid of the chosen value by attribute code. */
  selection: Readonly<Record<string, string>>;
  variant: Variant | undefined;
  /** @param from what is chosen on screen, which the address may not have followed yet. */
  pick: (code: string, uid: string, from?: Readonly<Record<string, string>>) => void;
  /** What else was chosen and typed, once that is all that the product asks: a heart saves it, too. */
  answers: Answers | undefined;
  setAnswers: (answers: Answers | undefined) => void;
}

/** The shopper's choice of options: it stands in the URL, so that a link or a reload brings it back. */
export const useVariantSelection = (product: ProductFirstViewFragment): VariantChoice => {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const selection = useMemo(() => readSelection(product, search), [product, search]);
  const options = useMemo(() => optionsOf(product, selection), [product, selection]);

  const [answers, setAnswers] = useState<Answers>();

  return {
    answers,
    setAnswers,
    options,
    selection,
    variant: findVariant(product, selection),
    pick: (code, uid, from = selection) => {
      const next = choose(product, from, code, uid);
      void navigate(`${pathname}?${searchOf(options, next, search)}`, { replace: true, preventScrollReset: true });
    },
  };
};
