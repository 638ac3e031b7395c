import { expandDirectives } from '../content/expandDirectives';
import { findCmsBlock } from '../content/queries';
import type { RequestContext } from '../context';
import { toUid } from '../graphql/uid';
import type { CategoryTreeResolvers, QueryCategoriesArgs } from '../schema/resolvers.generated';

import { createBatch, groupBy, indexBy } from './batch';
import { readCategoryFilter } from './categoryFilter';
import { countCategories, listCategories, listCategoriesByIds, listChildren } from './categoryQueries';
import { countCommon } from './index/bits';
import { subtreeOf } from './index/catalogueIndex';
import { readCatalogueIndex } from './index/readCatalogueIndex';
import { searchProducts } from './listing/searchProducts';
import type { CategoryRow } from './models';
import { assertPage, assertPageExists, totalPages } from '../graphql/paging';
import { urlSuffixes } from './urlSuffixes';

const readChildren = createBatch(({ db }, ids) => groupBy(listChildren(db, ids), (row) => row.parent_id ?? 0));

/** Visible products in or below a category. */
const countProducts = ({ db }: RequestContext, categoryId: number): number => {
  const index = readCatalogueIndex(db);
  return countCommon(index.listed, subtreeOf(index, categoryId));
};

const readCategory = createBatch(({ db }, ids) => indexBy(listCategoriesByIds(db, ids), (row) => row.id));

/** Ids of the categories above, from the top of the store's tree down, without the root. */
const idsAbove = ({ path }: CategoryRow, rootCategoryId: number): number[] => {
  const ids = path.split('/').map(Number);
  return ids.slice(ids.indexOf(rootCategoryId) + 1, -1);
};

/** Null at the top, as in the real backend. */
const readBreadcrumbs = async (row: CategoryRow, context: RequestContext) => {
  const ids = idsAbove(row, context.store.rootCategoryId);
  const above = await Promise.all(ids.map((id) => readCategory(context, id)));
  const active = above.filter((category) => category !== undefined);
  if (active.length === 0) return null;
  return active.map(({ id, name, level, url_key, url_path }) => ({
    category_uid: toUid(id),
    category_name: name,
    category_level: level,
    category_url_key: url_key,
    category_url_path: url_path,
  }));
};

/** Fields of a category. */
export const categoryFields = {
  uid: ({ id }) => toUid(id),
  description: ({ description }, _, context) => (description === null ? null : expandDirectives(context, description)),
  image: ({ image }, _, { origin }) => (image === null ? null : `${origin}/media/catalog/category/${image}`),
  canonical_url: ({ url_path }, _, context) =>
    url_path && context.settings.profile.tellsCanonicalUrls
      ? `${url_path}${urlSuffixes(context).category ?? ''}`
      : null,
  url_suffix: (_row, _, context) => urlSuffixes(context).category,
  display_mode: ({ display_mode: mode, cms_block_identifier: block }) =>
    mode ?? (block === null ? 'PRODUCTS' : 'PRODUCTS_AND_PAGE'),
  breadcrumbs: (row, _, context) => readBreadcrumbs(row, context),
  children: async ({ id }, _, context) => (await readChildren(context, id)) ?? [],
  children_count: async ({ id }, _, context) => String(((await readChildren(context, id)) ?? []).length),
  product_count: ({ id }, _, context) => countProducts(context, id),
  products: ({ id }, { pageSize, currentPage, sort }, context) =>
    searchProducts(context, {
      filter: { category_uid: { eq: toUid(id) } },
      pageSize,
      currentPage,
      sort,
      mayBeBehind: true,
    }),
  cms_block: ({ cms_block_identifier }, _, { db }) =>
    cms_block_identifier === null ? null : (findCmsBlock(db, cms_block_identifier) ?? null),
} satisfies CategoryTreeResolvers;

/**
 * One page of the store's active categories.
 * @throws GraphQLError (graphql-input) for bad pages and filters.
 */
export const findCategories = ({ db, store }: RequestContext, given: QueryCategoriesArgs) => {
  const pageSize = given.pageSize ?? 20;
  const currentPage = given.currentPage ?? 1;
  assertPage(pageSize, currentPage);
  const filter = readCategoryFilter(given.filters, store.rootCategoryId);
  const total = countCategories(db, store.rootCategoryId, filter);
  assertPageExists(total, pageSize, currentPage);
  return {
    items: listCategories(db, store.rootCategoryId, filter, { pageSize, currentPage }),
    total_count: total,
    page_info: { page_size: pageSize, current_page: currentPage, total_pages: totalPages(total, pageSize) },
  };
};
