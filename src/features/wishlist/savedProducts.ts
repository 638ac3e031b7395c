import { payloadOf } from '@/kernel/graphql/payloadOf';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { GetSavedProductsDocument, type SavedProductsFragment } from './api/SavedProducts.graphql.generated';
import type { SavedProducts } from './wishlistSlice';

type Item = NonNullable<NonNullable<SavedProductsFragment['items_v2']>['items'][number]>;

const itemsOf = (list: SavedProductsFragment | undefined): Item[] =>
  (list?.items_v2?.items ?? []).filter((item) => item !== null);

const toSaved = (items: readonly Item[], count: number): SavedProducts => {
  const ids = new Map<string, string[]>();
  for (const { id, product } of items) {
    if (product?.sku) ids.set(product.sku, [...(ids.get(product.sku) ?? []), id]);
  }
  return { idsBySku: Object.fromEntries(ids), count };
};

const readPage = async ({ apollo }: ThunkServices, currentPage: number): Promise<SavedProductsFragment> => {
  const { data } = await apollo.query({
    query: GetSavedProductsDocument,
    variables: { currentPage },
    fetchPolicy: 'no-cache',
  });
  const [list] = data?.customer?.wishlists ?? [];
  return payloadOf(list, 'wishlist');
};

/**
 * All that is saved.
 * @param first the first page, when an answer brought it along.
 * @throws what the backend or the network threw.
 */
export const readSaved = async (services: ThunkServices, first?: SavedProductsFragment): Promise<SavedProducts> => {
  const start = first ?? (await readPage(services, 1));
  const items = itemsOf(start);
  const pages = start.items_v2?.page_info?.total_pages ?? 1;
  for (let page = 2; page <= pages; page += 1) items.push(...itemsOf(await readPage(services, page)));
  return toSaved(items, start.items_count ?? items.length);
};
