import {
  isInStock,
  matches,
  pickValue,
  type Selection,
  selectionOf,
  variantAt,
  variantParameter,
  variantsOf,
} from '@/features/catalog/variantChoice';
import type { ProductFirstViewFragment } from './ProductFirstView.graphql.generated';

type ConfigurableView = Extract<ProductFirstViewFragment, { __typename: 'ConfigurableProduct' }>;

/** A variant of a configurable product, as the first view carries it. */
export type Variant = NonNullable<NonNullable<ConfigurableView['variants']>[number]>;
/** The simple product behind a variant. */
export type VariantProduct = NonNullable<Variant['product']>;

export interface OptionValue {
  uid: string;
  label: string;
  /** Colour as #rrggbb, or the path of a picture. */
  swatch?: string;
  /** Whether a variant with this value and the other choices can be bought, is sold out, or does not exist. */
  state: 'available' | 'soldOut' | 'elsewhere';
  /** The variant that picking the value leads to. */
  leadsTo: VariantProduct | undefined;
}

export interface ProductOption {
  code: string;
  label: string;
  values: OptionValue[];
}

/** The options of a product in the merchant's order; a simple product has none. */
export const optionsOf = (product: ProductFirstViewFragment, selection: Selection): ProductOption[] => {
  if (product.__typename !== 'ConfigurableProduct') return [];
  return [...(product.configurable_options ?? [])]
    .filter((option) => option !== null)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(({ attribute_code: attributeCode, label, values }) => {
      const code = attributeCode ?? '';
      return {
        code,
        label: label ?? '',
        values: (values ?? [])
          .filter((value) => value !== null)
          // A value that no variant has is no choice.
          .filter(({ uid }) => variantsOf<Variant>(product).some((variant) => matches(variant, { [code]: uid ?? '' })))
          .map((value) => toValue(product, selection, code, value)),
      };
    })
    .filter(({ values }) => values.length > 0);
};

interface BackendValue {
  uid: string | null;
  label: string | null;
  swatch_data: { value: string | null } | null;
}

const toValue = (
  product: ProductFirstViewFragment,
  selection: Selection,
  code: string,
  { uid, label, swatch_data: swatch }: BackendValue,
): OptionValue => {
  const exact = variantsOf<Variant>(product).filter((variant) => matches(variant, { ...selection, [code]: uid ?? '' }));
  const leadsTo = findVariant(product, choose(product, selection, code, uid ?? ''));
  return {
    uid: uid ?? '',
    label: label ?? '',
    ...(swatch?.value ? { swatch: swatch.value } : {}),
    state: exact.some(isInStock) ? 'available' : exact.length > 0 ? 'soldOut' : 'elsewhere',
    leadsTo: leadsTo?.product ?? undefined,
  };
};

/** The variant of a complete selection. */
export const findVariant = (product: ProductFirstViewFragment, selection: Selection): Variant | undefined =>
  variantsOf<Variant>(product).find((variant) => matches(variant, selection));

/** What is chosen: what the variant of the address has. A simple product has nothing to choose. */
export const readSelection = (product: ProductFirstViewFragment, search: string): Selection => {
  const shown = variantAt<Variant>(product, search);
  return shown ? selectionOf(shown) : {};
};

/** The query string that names a choice by its labels; by its uid where two values have one label, or one has none. */
export const searchOf = (options: readonly ProductOption[], selection: Selection, search: string): string => {
  const parameters = new URLSearchParams(search);
  parameters.delete(variantParameter);
  for (const { code, values } of options) {
    const chosen = values.find(({ uid }) => uid === selection[code]);
    if (!chosen) continue;
    const isAmbiguous = chosen.label === '' || values.filter(({ label }) => label === chosen.label).length > 1;
    parameters.set(code, isAmbiguous ? chosen.uid : chosen.label);
  }
  return parameters.toString();
};

/** The choice after a value was picked: when no variant has it together with the other choices, those give way. */
export const choose = (product: ProductFirstViewFragment, selection: Selection, code: string, uid: string): Selection =>
  pickValue(variantsOf<Variant>(product), selection, code, uid);
