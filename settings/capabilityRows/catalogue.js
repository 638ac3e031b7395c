/** Products, categories, reviews and search. */
export const catalogueRows = [
  {
    name: 'supplementFacts',
    title: 'Supplement facts',
    needs: ['ProductInterface.supplement'],
    without: 'Product pages have no table of nutrients, ingredients and warnings.',
  },
  {
    name: 'packSummaries',
    title: 'Pack summaries',
    needs: ['ProductInterface.pack_summary'],
    without: 'No line such as "200 mg, 120 capsules" under the names of products.',
  },
  {
    name: 'unitPrices',
    title: 'Unit prices',
    needs: ['ProductInterface.unit_price'],
    without: 'No price per capsule or 100 g beside the price.',
  },
  {
    name: 'productBadges',
    title: 'Product badges',
    needs: ['ProductInterface.badge'],
    without: 'No badges such as "Best seller" on cards.',
  },
  {
    name: 'premiumContent',
    title: 'Premium content',
    needs: ['ProductInterface.premium_content'],
    without: 'No editorial section on product pages.',
  },
  {
    name: 'productFaq',
    title: 'Questions and answers',
    needs: ['ProductInterface.faq'],
    without: 'No questions and answers on product pages.',
  },
  {
    name: 'reviewChoice',
    title: 'Filtered reviews',
    needs: ['ProductInterface.review_ratings', 'ProductInterface.chosen_reviews', 'enum ReviewSort'],
    without: 'Reviews come newest first, without a chart of ratings or a choice of them.',
  },
  {
    name: 'verifiedReviews',
    title: 'Verified reviews',
    needs: ['ProductReview.is_verified'],
    without: 'Reviews do not say whether the reviewer bought the product.',
  },
  {
    name: 'quantityLimits',
    title: 'Quantity limits',
    needs: ['ProductInterface.max_sale_qty'],
    without: 'The most that an order may hold is told when it is exceeded, not before.',
  },
  {
    name: 'shopFilters',
    title: 'Filters of the demonstration shop',
    needs: ['need', 'form', 'dietary', 'nutrient'].map((code) => `input ProductAttributeFilterInput.${code}`),
    without: 'Lists are filtered by your own attributes instead.',
  },
  {
    name: 'ratingAndNewestSort',
    title: 'Sorting by rating and age',
    needs: ['input ProductAttributeSortInput.rating', 'input ProductAttributeSortInput.newest'],
    without: 'Lists are sorted by what your backend offers.',
  },
  {
    name: 'categoryPathFilter',
    title: 'Filter by category path',
    needs: ['input ProductAttributeFilterInput.category_url_path'],
    without: 'Filtered lists of a category need its id first.',
  },
  {
    name: 'categoryMenu',
    title: 'Category menu',
    needs: ['skinny_navigation', 'promo_content', 'promo_rich_content'].map((field) => `CategoryInterface.${field}`),
    without: 'The menu has one layout and no promotions.',
  },
  {
    name: 'searchSuggestions',
    title: 'Search suggestions',
    needs: ['Query.searchSuggestions'],
    without: 'The search offers products only: no terms, categories, pages or redirects.',
  },
  {
    name: 'popularSearches',
    title: 'Popular searches',
    needs: ['Query.popularSearches'],
    without: 'Nothing is offered before a search is typed.',
  },
];
