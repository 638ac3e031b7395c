import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

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

export interface VariantChoice {
  options: ProductOption[];
  /** Uid of the chosen value by attribute code. */
  selection: Readonly<Record<string, string>>;
  variant: Variant | undefined;
  pick: (code: string, uid: string) => void;
}

/** The shopper's choice of options: it stands in the URL, so that a link or a reload brings it back. */
export const useVariantSelection = (product: ProductFirstViewFragment): VariantChoice => {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const selection = useMemo(() => readSelection(product, search), [product, search]);
  const options = useMemo(() => optionsOf(product, selection), [product, selection]);

  return {
    options,
    selection,
    variant: findVariant(product, selection),
    pick: (code, uid) => {
      const next = choose(product, selection, code, uid);
      void navigate(`${pathname}?${searchOf(options, next, search)}`, { replace: true, preventScrollReset: true });
    },
  };
};
