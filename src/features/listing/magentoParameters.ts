import { categoryCode } from './filters/filterCodes';

/** Names that Magento's own lists have for what the shop's have, too. */
const names: readonly (readonly [string, string])[] = [
  ['p', 'page'],
  ['product_list_limit', 'limit'],
];
/** What has no counterpart. */
const looks = ['product_list_mode', 'product_list_order', 'product_list_dir'];

/** The query of one of Magento's own lists in the words of the shop's: page, size and order. Anything else stays. */
export const toShopParameters = (given: URLSearchParams): URLSearchParams => {
  const parameters = new URLSearchParams(given);
  for (const [theirs, ours] of names) {
    const value = parameters.get(theirs);
    parameters.delete(theirs);
    if (value !== null && /^\d{1,6}$/.test(value) && !parameters.has(ours)) parameters.set(ours, value);
  }
  const category = parameters.get('cat');
  parameters.delete('cat');
  if (!CAPABILITIES.shopFilters && category !== null && /^\d{1,9}$/.test(category))
    parameters.set(categoryCode, btoa(category));
  const field = parameters.get('product_list_order');
  const direction = parameters.get('product_list_dir') === 'desc' ? 'desc' : 'asc';
  for (const name of looks) parameters.delete(name);
  if (field && /^[a-z]\w*$/.test(field) && !parameters.has('sort')) parameters.set('sort', `${field}_${direction}`);
  return parameters;
};
