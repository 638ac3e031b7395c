import { payloadOf } from '@/kernel/graphql/payloadOf';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { GetSavedProductsDocument, type SavedProductsFragment } from './api/SavedProducts.graphql.generated';
import type { SavedProducts } from './wishlistSlice';

type Item = NonNullable<NonNullable<SavedProductsFragment['items_v2']>['items'][number]>;

/** Lists that are asked for; stores allow fewer. */
const mostLists = 50;

const itemsOf = (list: SavedProductsFragment): Item[] => (list.items_v2?.items ?? []).filter((item) => item !== null);

const pagesOf = (list: SavedProductsFragment): number => list.items_v2?.page_info?.total_pages ?? 1;

const toIds = (items: readonly Item[]): SavedProducts['idsBySku'] => {
  const ids = new Map<string, string[]>();
  for (const { id, product } of items) {
    if (product?.sku) ids.set(product.sku, [...(ids.get(product.sku) ?? []), id]);
  }
  return Object.fromEntries(ids);
};

const readPage = async (
  { apollo }: ThunkServices,
  currentPage: number,
  lists: number,
): Promise<readonly SavedProductsFragment[]> => {
  const { data } = await apollo.query({
    query: GetSavedProductsDocument,
    variables: { currentPage, lists },
    fetchPolicy: 'no-cache',
  });
  const found = (data?.customer?.wishlists ?? []).filter((list) => list !== null);
  payloadOf(found[0], 'wishlist');
  return found;
};

/** All that is saved in the one list. */
const readOne = async (services: ThunkServices, first?: SavedProductsFragment): Promise<SavedProducts> => {
  const start = first ?? payloadOf((await readPage(services, 1, 1))[0], 'wishlist');
  const items = itemsOf(start);
  for (let page = 2; page <= pagesOf(start); page += 1) {
    items.push(...(await readPage(services, page, 1)).flatMap(itemsOf));
  }
  return { idsBySku: toIds(items), count: start.items_count ?? items.length };
};

/** All that is saved in every list. Behind its last page a list shows that again, so those that are over are left out. */
const readAll = async (services: ThunkServices): Promise<SavedProducts> => {
  const lists = await readPage(services, 1, mostLists);
  const most = Math.max(...lists.map(pagesOf));
  const found = lists.flatMap((list) => itemsOf(list).map((item) => ({ item, list: list.id })));
  for (let page = 2; page <= most; page += 1) {
    const more = (await readPage(services, page, mostLists)).filter((list) => pagesOf(list) >= page);
    found.push(...more.flatMap((list) => itemsOf(list).map((item) => ({ item, list: list.id }))));
  }
  return {
    idsBySku: toIds(found.map(({ item }) => item)),
    listOf: Object.fromEntries(found.flatMap(({ item, list }) => (list === null ? [] : [[item.id, list]]))),
    count: lists.reduce((sum, list) => sum + (list.items_count ?? 0), 0),
  };
};

/**
 * All that is saved.
 * @param first the first page of the one list, when an answer brought it along.
 * @throws what the backend or the network threw.
 */
export const readSaved = (services: ThunkServices, first?: SavedProductsFragment): Promise<SavedProducts> =>
  CAPABILITIES.multipleWishlists ? readAll(services) : readOne(services, first);
