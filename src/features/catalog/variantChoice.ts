/** Chosen option value (its uid) by attribute code. */
export type Selection = Readonly<Record<string, string>>;

/** Query parameter of a product's page that names a variant by its SKU, for links that know no attribute's code. */
export const variantParameter = 'sku';

/** Query parameter of a product's page: weeks between the deliveries of a subscription. */
export const frequencyParameter = 'subscribe';

/** Fields of a variant that the choice reads; the page's query selects more. */
export interface VariantFields {
  attributes: readonly ({ code: string | null; uid: string } | null)[] | null;
  product: { stock_status: string | null } | null;
}

/** Fields of one that an address may name by its SKU. */
interface NamedVariant extends VariantFields {
  product: { sku: string | null; stock_status: string | null } | null;
}

/** Fields of a product that the choice reads. A simple product has neither options nor variants. */
export interface ProductWithVariants<V extends VariantFields> {
  __typename?: string;
  configurable_options?:
    | readonly ({
        attribute_code: string | null;
        values: readonly ({ uid: string | null; label: string | null } | null)[] | null;
      } | null)[]
    | null;
  variants?: readonly (V | null)[] | null;
}

/**
 * The variants that can be chosen: those that are products and have values. A simple product has none, nor has one whose
 * variants are missing or say no values.
 */
export const variantsOf = <V extends VariantFields>({ variants }: ProductWithVariants<V>): V[] =>
  (variants ?? []).flatMap((variant) => (variant?.product && variant.attributes?.length ? variant : []));

/** Whether a product has to be chosen by options of which none leads anywhere: nothing of it can be bought. */
export const isWithoutVariants = <V extends VariantFields>(product: ProductWithVariants<V>): boolean =>
  product.__typename === 'ConfigurableProduct' && variantsOf(product).length === 0;

/** Whether a variant can be bought; one of which the stock is not known can. */
export const isInStock = ({ product }: VariantFields): boolean =>
  product !== null && product.stock_status !== 'OUT_OF_STOCK';

/** Whether a variant has all the chosen values. */
export const matches = ({ attributes }: VariantFields, selection: Selection): boolean =>
  Object.entries(selection).every(([code, uid]) =>
    (attributes ?? []).some((attribute) => attribute?.code === code && attribute.uid === uid),
  );

/** The uids of the values that a query string names, by uid or by label; what it names wrongly is ignored. */
const selectionFromUrl = <V extends VariantFields>(
  { configurable_options: options }: ProductWithVariants<V>,
  search: string,
): Selection => {
  const parameters = new URLSearchParams(search);
  const selection: Record<string, string> = {};
  for (const option of options ?? []) {
    const code = option?.attribute_code ?? '';
    const named = parameters.get(code);
    const chosen = option?.values?.find((value) => value && (value.uid === named || (value.label ?? '') === named));
    if (chosen) selection[code] = chosen.uid ?? '';
  }
  return selection;
};

/**
 * The variant that a product page shows: the one that the query string names by SKU or by options, completed to one that exists, in stock if
 * there is any. Boot script, picture prefetch and page use it, so that all show the same.
 * @returns undefined for a product without variants.
 */
export const variantAt = <V extends NamedVariant>(product: ProductWithVariants<V>, search: string): V | undefined => {
  const all = variantsOf(product);
  const sku = new URLSearchParams(search).get(variantParameter);
  const named = sku === null ? undefined : all.find((variant) => variant.product?.sku === sku);
  if (named) return named;
  const fromUrl = selectionFromUrl(product, search);
  const candidates = all.filter((variant) => matches(variant, fromUrl));
  return candidates.find(isInStock) ?? candidates[0] ?? all.find(isInStock) ?? all[0];
};

/** The selection that leads to a variant. */
export const selectionOf = ({ attributes }: Pick<VariantFields, 'attributes'>): Selection =>
  Object.fromEntries(
    (attributes ?? []).filter((attribute) => attribute !== null).map(({ code, uid }) => [code ?? '', uid]),
  );

/** The selection after a value was picked: when no variant has it together with the others, those give way. */
export const pickValue = (
  variants: readonly VariantFields[],
  selection: Selection,
  code: string,
  uid: string,
): Selection => {
  const wanted = { ...selection, [code]: uid };
  if (variants.some((variant) => matches(variant, wanted))) return wanted;
  const withValue = variants.filter((variant) => matches(variant, { [code]: uid }));
  const best = withValue.find(isInStock) ?? withValue[0];
  return best ? selectionOf(best) : selection;
};
