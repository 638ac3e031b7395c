import { isInputObjectType, type GraphQLSchema } from 'graphql';

import type { CategoryProductsResolvers, ProductsResolvers, SortFields } from '../../schema/resolvers.generated';
import type { ProductSearch } from '../models';
import { inputError } from '../../graphql/errors';
import { totalPages } from '../../graphql/paging';

import { readFacets } from './facets';
import { readLayerFilters } from './layerFilters';

const sortLabels = [
  { value: 'position', label: 'Position' },
  { value: 'name', label: 'Product Name' },
  { value: 'price', label: 'Price' },
  { value: 'rating', label: 'Rating' },
  { value: 'newest', label: 'Newest' },
];

/** Orders that the schema has: a backend without the extensions knows neither ratings nor novelties. */
const toSortFields = ({ defaultSort }: ProductSearch, schema: GraphQLSchema): SortFields => {
  const input = schema.getType('ProductAttributeSortInput');
  const known = isInputObjectType(input) ? input.getFields() : {};
  const options = sortLabels.filter(({ value }) => value in known);
  return {
    default: defaultSort,
    options: defaultSort === 'relevance' ? [{ value: 'relevance', label: 'Relevance' }, ...options] : options,
  };
};

/** Fields of a page of products in a category. */
export const categoryProductsFields = {
  total_count: ({ total }) => total,
  page_info: ({ pageSize, currentPage, total }) => ({
    page_size: pageSize,
    // Of a page behind the last one the real backend refuses this field alone, and names the last page for the asked one.
    get current_page() {
      const pages = totalPages(total, pageSize);
      if (total === 0 || currentPage <= pages) return currentPage;
      throw inputError(`currentPage value ${pages} specified is greater than the number of pages available.`);
    },
    total_pages: totalPages(total, pageSize),
  }),
} satisfies CategoryProductsResolvers;

/** Fields of a page of products with what helps to narrow and order it. */
export const productsFields = {
  ...categoryProductsFields,
  aggregations: (result, { filter }, context) =>
    readFacets(context, result, filter?.category?.includeDirectChildrenOnly ?? false),
  filters: (result, _arguments, context) => readLayerFilters(context, () => readFacets(context, result, false)),
  sort_fields: (result, _arguments, _context, { schema }) => toSortFields(result, schema),
  suggestions: ({ correctedSearch }) => (correctedSearch === null ? [] : [{ search: correctedSearch }]),
} satisfies ProductsResolvers;
