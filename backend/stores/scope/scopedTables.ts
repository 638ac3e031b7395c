/** Which columns of a table a store view may have for itself, and which are money. */
export interface ScopedTable {
  /** SQL over the row `r` that gives the key of its values in store_value. */
  key: string;
  /** Texts and numbers that store_value may replace. */
  values: readonly string[];
  /** Amounts in the base currency, in minor units. */
  money?: readonly string[];
  /** Amounts where `price_type` is `fixed`, hundredths of a per cent elsewhere. */
  prices?: readonly string[];
  /** Columns that name the currency of `money`. */
  currencies?: readonly string[];
  /** Of a store view with reviews of its own: SQL over its approved reviews `o` of the row. */
  computed?: Readonly<Record<string, string>>;
  /** SQL over `r` and `scope` that rows have to meet. */
  where?: string;
}

const meta = ['meta_title', 'meta_description'];

/**
 * What a store view may have for itself, by table. A column that is not named is the same in every store view. Adding one
 * is a word here: the views that requests read are made from this table.
 */
export const scopedTables: Readonly<Record<string, ScopedTable>> = {
  product: {
    key: 'r.id',
    values: [
      'name',
      'url_key',
      'description',
      'short_description',
      ...meta,
      'pack_summary',
      'badge',
      'unit_name',
      'supplement',
      'premium_content',
    ],
    money: ['price_minor', 'special_price_minor', 'gift_wrapping_price_minor'],
    computed: { review_count: 'count(*)', rating_summary: 'coalesce(round(avg(o.rating) * 20, 1), 0)' },
  },
  product_media: { key: 'r.id', values: ['label'] },
  bundle_option: { key: 'r.id', values: ['title'] },
  product_faq: { key: "r.product_id || '/' || r.position", values: ['question', 'answer'] },
  product_review: { key: 'r.id', values: [], where: 'r.store_id IS scope.review_store_id' },
  category: {
    key: 'r.id',
    values: ['name', 'url_key', 'url_path', 'description', ...meta, 'promo_content', 'promo_rich_content'],
  },
  attribute: { key: 'r.code', values: ['label'] },
  attribute_option: { key: 'r.id', values: ['label'] },
  cms_page: { key: 'r.identifier', values: ['title', 'content_heading', 'content', ...meta, 'meta_keywords'] },
  cms_block: { key: 'r.identifier', values: ['title', 'content'] },
  dynamic_block: { key: 'r.id', values: ['title', 'content'] },
  dynamic_block_cart_rule: { key: 'r.id', values: [], money: ['minimum_subtotal_minor', 'below_subtotal_minor'] },
  search_popular: { key: 'r.position', values: ['term'] },
  shipping_method: {
    key: "r.carrier_code || '/' || r.method_code",
    values: ['carrier_title', 'method_title'],
    money: ['price_minor', 'free_from_minor'],
  },
  location: { key: 'r.identifier', values: ['store_type', 'special_schedule'] },
  location_service: { key: 'r.code', values: ['label'] },
  location_special_hours: { key: "r.location_id || '/' || r.date", values: ['title'] },
  coupon: { key: 'r.code', values: ['label'], money: ['minimum_subtotal_minor'] },
  free_gift_rule: { key: 'r.product_id', values: [], money: ['minimum_subtotal_minor'] },
  gift_wrapping: { key: 'r.code', values: ['design'], money: ['price_minor'] },
  gift_card: { key: 'r.code', values: [], money: ['balance_minor'], currencies: ['currency'] },
  download_link: { key: 'r.id', values: ['title'], money: ['price_minor'] },
  bundle_selection: { key: 'r.id', values: [], prices: ['price'] },
  custom_option: { key: 'r.id', values: ['title'], prices: ['price'] },
  custom_option_value: { key: 'r.id', values: ['title'], prices: ['price'] },
};
