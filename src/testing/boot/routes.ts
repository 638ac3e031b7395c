/** The answer's price range of a product. */
export const price = (value: number, regular = value) => ({
  minimum_price: {
    final_price: { value, currency: 'GBP' },
    regular_price: { value: regular, currency: 'GBP' },
  },
});

/** A product as a category lists it. */
export const card = (name: string) => ({
  name,
  pack_summary: '60 capsules',
  review_count: 0,
  small_image: { url: `http://localhost/media/catalog/product/${name}.jpg` },
  price_range: price(9),
});

/** A category's answer. */
export const category = (fields: object = {}) => ({
  __typename: 'CategoryTree',
  name: 'Minerals',
  description: 'Zinc and more',
  breadcrumbs: [{ category_name: 'Nutrients' }],
  products: { items: [] },
  ...fields,
});

/** A product's answer. */
export const product = (fields: object = {}) => ({
  __typename: 'SimpleProduct',
  name: 'Zinc',
  review_count: 0,
  price_range: price(12.5),
  ...fields,
});
