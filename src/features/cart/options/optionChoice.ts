import {
  isInStock,
  matches,
  type Selection,
  selectionOf,
  variantsOf as usableVariants,
} from '@/features/catalog/variantChoice';
import type { CardOptionsQuery } from './CardOptions.graphql.generated';

type Items = NonNullable<NonNullable<CardOptionsQuery['products']>['items']>;
type Configurable = Extract<NonNullable<Items[number]>, { variants?: unknown }>;
/** One thing that can be bought. */
export type CardVariant = NonNullable<NonNullable<Configurable['variants']>[number]>;

/** An option of the product with its values in the merchant's order. */
export interface CardOption {
  code: string;
  label: string;
  values: { uid: string; label: string }[];
}

const configurableOf = (data: CardOptionsQuery | undefined): Configurable | undefined => {
  const [product] = data?.products?.items ?? [];
  return product && 'variants' in product ? product : undefined;
};

/** Returns the variants on sale; empty while they are unknown, or when there is nothing to choose. */
export const variantsIn = (data: CardOptionsQuery | undefined): CardVariant[] => {
  const product = configurableOf(data);
  return product ? usableVariants<CardVariant>(product) : [];
};

/** The options of the product, in the merchant's order. */
export const optionsIn = (data: CardOptionsQuery | undefined): CardOption[] =>
  (configurableOf(data)?.configurable_options ?? [])
    .filter((option) => option !== null)
    .sort((one, other) => (one.position ?? 0) - (other.position ?? 0))
    .map(({ attribute_code: code, label, values }) => ({
      code: code ?? '',
      label: label ?? '',
      values: (values ?? [])
        .filter((value) => value !== null)
        // A value that no variant has is no choice.
        .filter(({ uid }) => variantsIn(data).some((variant) => matches(variant, { [code ?? '']: uid ?? '' })))
        .map((value) => ({ uid: value.uid ?? '', label: value.label ?? '' })),
    }));

/** The variants that a choice leaves, those in stock first. */
const variantsOf = (variants: readonly CardVariant[], choice: Selection): CardVariant[] =>
  variants
    .filter((variant) => matches(variant, choice))
    .sort((one, other) => Number(isInStock(other)) - Number(isInStock(one)));

/** A variant is always chosen (docs/decisions/009): the first in stock until the shopper says otherwise. */
export const firstChoice = (variants: readonly CardVariant[]): Selection => {
  const [first] = variantsOf(variants, {});
  return first ? selectionOf(first) : {};
};

/** The variant of a choice. */
export const variantOf = (variants: readonly CardVariant[], choice: Selection): CardVariant | undefined =>
  variantsOf(variants, choice)[0];

/** Whether nothing with that value can be bought. */
export const isSoldOut = (variants: readonly CardVariant[], code: string, uid: string): boolean =>
  !variantsOf(variants, { [code]: uid }).some(isInStock);

/** The choice that has these values; the first in stock when no variant has them any more. */
export const choiceOfUids = (variants: readonly CardVariant[], uids: readonly string[]): Selection => {
  const found = variants.find(({ attributes }) =>
    (attributes ?? []).every((attribute) => attribute !== null && uids.includes(attribute.uid)),
  );
  return found ? selectionOf(found) : firstChoice(variants);
};
