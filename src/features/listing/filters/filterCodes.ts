/** Parameters of a shop's addresses, and fields of the backend's filter, that are no attribute to choose options of. */
const otherNames: readonly string[] = [
  'query',
  'page',
  'limit',
  'sort',
  'price',
  'sku',
  'name',
  'url_key',
  'category_id',
  'category_url_path',
];

/** What a search is narrowed to a category by, where the backend does not filter by readable names; on the page of a category it means nothing. */
export const categoryCode = 'category_uid';

/** What advertisers and mailers put behind the addresses of any site: campaigns, and the ids of clicks (`gclid`, `msclkid`). */
const campaign = /^(?:(?:utm|gad|mc|mtm|pk|hsa)_|\w*cl(?:ic)?k?id$|[gw]braid$)/;

/** Names that the backend has refused as filters: what is learnt of one list counts for all. */
const noFilters = new Set<string>();

/** Notes which names the backend filters by, and which not. */
export const noteFilters = (known: Iterable<string>, refused: Iterable<string>): void => {
  for (const name of refused) noFilters.add(name);
  for (const name of known) noFilters.delete(name);
};

/** Whether a parameter of a list's address can be an attribute that the list is filtered by. */
export const isFilterCode = (code: string): boolean =>
  CAPABILITIES.shopFilters
    ? NAMED_FILTERS.includes(code)
    : /^[a-z][a-z\d_]{0,59}$/.test(code) && !otherNames.includes(code) && !campaign.test(code) && !noFilters.has(code);

/**
 * Whether a text can be an option of such an attribute. Without readable names it is an id, which keeps nearly all of what
 * other sites append to an address from being taken for a filter; the backend refuses the rest (learnFilters.ts).
 */
export const isOptionValue = (value: string, code: string): boolean => {
  if (CAPABILITIES.shopFilters) return /^[\w-]{1,60}$/.test(value);
  // A uid is the base64 of digits, so it has few of the signs of base64.
  return (code === categoryCode ? /^[A-Za-z\d]{2,14}={0,2}$/ : /^\d{1,10}$/).test(value);
};
