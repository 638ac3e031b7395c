import { toUid } from '../graphql/uid';
import type { ConfigurableProductOptionsValues, ConfigurableProductResolvers } from '../schema/resolvers.generated';

import { groupBy } from './batch';
import type { VariantRow, VariantValueRow } from './productQueries';
import { readVariants, readVariantValues } from './productBatches';

/** Uid of a value of a configurable option: what `selected_options` of a cart mutation takes. */
export const valueUid = (attributeId: number, optionId: number): string =>
  toUid(`configurable/${attributeId}/${optionId}`);

/** Uid of a configurable option of a product. */
export const optionUid = (productId: number, attributeId: number): string =>
  toUid(`configurable/${productId}/${attributeId}`);

/** Whether a swatch is a colour. */
export const isColour = (swatch: string): boolean => /^#[0-9a-f]{3,8}$/i.test(swatch);

/** Whether a swatch is a picture. */
export const isPicture = (swatch: string): boolean => /\.(?:jpe?g|png|gif|webp)$/i.test(swatch);

const swatchMedia = '/media/attribute/swatch';

/** A picture is stored by its path below the media folder of swatches, beginning with '/'. */
const toSwatch = (swatch: string, origin: string) =>
  isPicture(swatch)
    ? {
        value: `${origin}${swatchMedia}/swatch_image/30x20${swatch}`,
        thumbnail: `${origin}${swatchMedia}/swatch_thumb/110x90${swatch}`,
      }
    : { value: swatch };

const toValue = (
  { attribute_id, option_id, option_label, swatch }: VariantValueRow,
  origin: string,
): ConfigurableProductOptionsValues => ({
  value_index: option_id,
  uid: valueUid(attribute_id, option_id),
  label: option_label,
  store_label: option_label,
  default_label: option_label,
  swatch_data: swatch === null ? null : toSwatch(swatch, origin),
});

/** Each option once, in its order, although several variants have it. */
const distinctOptions = (rows: readonly VariantValueRow[]): VariantValueRow[] => {
  const seen = new Set<number>();
  return rows.filter(({ option_id }) => !seen.has(option_id) && seen.add(option_id));
};

const toOption = (productId: number, rows: readonly VariantValueRow[], origin: string) => {
  const [first] = rows;
  if (!first) return null;
  return {
    uid: optionUid(productId, first.attribute_id),
    attribute_id_v2: first.attribute_id,
    attribute_uid: toUid(first.attribute_id),
    attribute_code: first.attribute_code,
    label: first.attribute_label,
    position: first.attribute_position,
    use_default: false,
    values: distinctOptions(rows).map((row) => toValue(row, origin)),
  };
};

const toVariant = (product: VariantRow, values: readonly VariantValueRow[]) => ({
  product,
  attributes: values.map((value) => ({
    code: value.attribute_code,
    value_index: value.option_id,
    uid: valueUid(value.attribute_id, value.option_id),
    label: value.option_label,
  })),
});

/** Fields that only a configurable product has. Variants out of stock are told: the page shows them as unavailable. */
export const configurableFields = {
  configurable_options: async ({ id }, _, context) => {
    const values = (await readVariantValues(context, id)) ?? [];
    return [...groupBy(values, (row) => row.attribute_id).values()].map((rows) => toOption(id, rows, context.origin));
  },
  variants: async ({ id }, _, context) => {
    const [variants, values] = await Promise.all([readVariants(context, id), readVariantValues(context, id)]);
    const byVariant = groupBy(values ?? [], (row) => row.child_id);
    return (variants ?? []).map((variant) => toVariant(variant, byVariant.get(variant.id) ?? []));
  },
} satisfies ConfigurableProductResolvers;

/** Kind of a swatch by what it holds: a colour, the address of a picture, or text. */
export const swatchTypeOf = ({ value }: { value?: string | null }) => {
  if (isColour(value ?? '')) return 'ColorSwatchData';
  return isPicture(value ?? '') ? 'ImageSwatchData' : 'TextSwatchData';
};
