import type { CartLineFragment } from './api/CartDetails.graphql.generated';

/** What a line is about, whatever uid it has at the moment: an update of a configurable product gives it a new one. */
export const lineKey = (sku: string, optionUids: readonly string[] = [], planUid?: string | null): string =>
  [sku, ...[...optionUids].sort(), ...(planUid ? [planUid] : [])].join('|');

/** Uids of the options that were chosen for a line. */
export const optionUidsOf = (line: CartLineFragment): string[] =>
  line.__typename === 'ConfigurableCartItem'
    ? line.configurable_options.map((option) => option.configurable_product_option_value_uid)
    : [];

/** The free gift may be of a product that is bought, too. */
export const keyOfLine = (line: CartLineFragment): string =>
  lineKey(line.product.sku ?? '', optionUidsOf(line), line.is_free_gift ? 'gift' : line.subscription?.plan_uid);

/** What a line is about, whatever plan it is on. */
export const goodsKeyOfLine = (line: CartLineFragment): string => lineKey(line.product.sku ?? '', optionUidsOf(line));
