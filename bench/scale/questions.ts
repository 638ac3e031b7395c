/** A GraphQL query that is timed, and what it asks about. */
export interface Question {
  query: string;
  variables: Record<string, unknown>;
}

const card = `uid sku name url_key url_suffix stock_status rating_summary review_count small_image { url label }
  price_range { minimum_price { regular_price { value currency } final_price { value currency } } }`;

const facets = 'aggregations { attribute_code label count options { label value count } }';

const page = `total_count page_info { current_page page_size total_pages } sort_fields { options { label value } }`;

const list = (extra: string): string =>
  `query ($search: String, $filter: ProductAttributeFilterInput, $pageSize: Int, $currentPage: Int,
    $sort: ProductAttributeSortInput) {
    products(search: $search, filter: $filter, pageSize: $pageSize, currentPage: $currentPage, sort: $sort) {
      ${page} ${extra} suggestions { search } items { ${card} } } }`;

const menu = `query ($root: String!) { categories(filters: { category_uid: { eq: $root } }) { items { children {
  uid name url_path url_suffix include_in_menu position product_count children {
    uid name url_path url_suffix include_in_menu position product_count children { uid name url_path product_count } } } } } }`;

const resolve = `query ($url: String!) { route(url: $url) { relative_url redirect_code type ... on ProductInterface {
  ${card} description { html } media_gallery { url label } categories { uid name }
  related_products { ${card} } } } }`;

/** Facts about a catalogue that the names of the questions contain. */
export interface Known {
  categoryUid: string;
  rootUid: string;
  /** The last page of the category at six products a page. */
  lastPage: number;
  productPath: string;
  /** A word that few products have. */
  rareWord: string;
}

/** Everything that the catalogue has to answer quickly, by name. */
export const createQuestions = (known: Known): Record<string, Question> => {
  const filter = { category_uid: { eq: known.categoryUid } };
  const narrow = { ...filter, form: { in: ['capsules', 'tablets'] }, dietary: { in: ['vegan'] }, price: { to: '30' } };
  const ask = (variables: Record<string, unknown>, extra = '') => ({
    query: list(extra),
    variables: { pageSize: 6, currentPage: 1, ...variables },
  });
  return {
    categoryPage: ask({ filter }, facets),
    categoryFiltered: ask({ filter: narrow }, facets),
    categoryByPrice: ask({ filter, sort: { price: 'ASC' } }, facets),
    categoryByName: ask({ filter, sort: { name: 'DESC' } }, facets),
    categoryLastPage: ask({ filter, currentPage: known.lastPage }, facets),
    searchCommon: ask({ search: 'magnesium' }, facets),
    searchCommonFiltered: ask({ search: 'vitamin', filter: { form: { in: ['capsules'] } } }, facets),
    searchRare: ask({ search: known.rareWord }, facets),
    searchMisspelt: ask({ search: 'magnezium' }, facets),
    suggestions: ask({ search: 'mag', pageSize: 5 }),
    wholeShopFacets: ask({ filter: {} }, facets),
    wholeShopFacetsFiltered: ask({ filter: { dietary: { in: ['vegan'] } }, sort: { rating: 'DESC' } }, facets),
    menuWithCounts: { query: menu, variables: { root: known.rootUid } },
    resolveProduct: { query: resolve, variables: { url: known.productPath } },
  };
};
