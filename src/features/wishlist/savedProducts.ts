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
    // Never shared with a question that is under way: that one was asked before the change that this one is about.
    context: { queryDeduplication: false },
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

const readSaved = (services: ThunkServices, first?: SavedProductsFragment): Promise<SavedProducts> =>
  CAPABILITIES.multipleWishlists ? readAll(services) : readOne(services, first);

/** Numbers of what this document has asked and changed, as hearts are pressed faster than answers come. */
interface Course {
  asked: number;
  answered: number;
  changes: number;
  underWay: number;
}

const courses = new WeakMap<ThunkServices, Course>();

const courseOf = (services: ThunkServices): Course => {
  const course = courses.get(services) ?? { asked: 0, answered: 0, changes: 0, underWay: 0 };
  courses.set(services, course);
  return course;
};

/**
 * Notes that a change is sent.
 * @returns what ends it, and says whether no other was under way meanwhile: only then is its answer known to hold them all.
 */
export const beginChange = (services: ThunkServices): (() => boolean) => {
  const course = courseOf(services);
  const isFirst = course.underWay === 0;
  course.underWay += 1;
  course.changes += 1;
  const own = course.changes;
  return () => {
    course.underWay -= 1;
    return isFirst && own === course.changes;
  };
};

/**
 * All that is saved; undefined when a question that was asked later has been answered already.
 * @param first the first page of the one list, when an answer brought it along.
 * @throws what the backend or the network threw.
 */
export const readNewest = async (
  services: ThunkServices,
  first?: SavedProductsFragment,
): Promise<SavedProducts | undefined> => {
  const course = courseOf(services);
  course.asked += 1;
  const own = course.asked;
  const saved = await readSaved(services, first);
  if (own < course.answered) return undefined;
  course.answered = own;
  return saved;
};
