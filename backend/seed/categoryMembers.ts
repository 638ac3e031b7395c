import type { CategoryData, ProductData } from './catalogueData';
import type { SeedProduct } from './readCatalogue';

const flatten = (categories: readonly CategoryData[], parent = ''): { urlPath: string; category: CategoryData }[] =>
  categories.flatMap((category) => {
    const urlPath = parent ? `${parent}/${category.key}` : category.key;
    return [{ urlPath, category }, ...flatten(category.children ?? [], urlPath)];
  });

/** Whether a path of the category tree is another, or below it. */
export const isBelow = (path: string, ancestor: string): boolean =>
  path === ancestor || path.startsWith(`${ancestor}/`);

const bestSeller = 'Best seller';

/** Whether a product is among those that sell best. */
export const isPopular = ({ product }: SeedProduct): boolean =>
  product.popular === true || product.badge === bestSeller;

const isSelected = (entry: SeedProduct, select: NonNullable<CategoryData['select']>): boolean =>
  (select.need === undefined || (entry.product.needs ?? []).includes(select.need)) &&
  (select.badge === undefined ||
    (select.badge === bestSeller ? isPopular(entry) : entry.product.badge === select.badge)) &&
  (select.dietary === undefined || entry.product.dietary.includes(select.dietary)) &&
  (select.under === undefined || entry.product.categories.some((path) => isBelow(path, select.under ?? '')));

/** Whether a product is made for children, also where it stands among those for adults. */
export const isForChildren = ({ categories }: Pick<ProductData, 'categories'>): boolean =>
  categories.some((path) => isBelow(path, 'children'));

/** Lower comes first; where adults and children are served, adults are first. */
const rank = (entry: SeedProduct): number =>
  (isForChildren(entry.product) ? 3 : 0) + (isPopular(entry) ? 0 : entry.product.badge === 'New' ? 1 : 2);

/**
 * Which products stand in which category, in their order: those that name the category or one below it, and those
 * that its `select` finds. What sells best comes first, then what is new, then the order of the files; what is for children
 * after all else.
 * @throws when a product names a category that does not exist.
 */
export const categoryMembers = (
  categories: readonly CategoryData[],
  products: readonly SeedProduct[],
): Map<string, SeedProduct[]> => {
  const flat = flatten(categories);
  const paths = new Set(flat.map(({ urlPath }) => urlPath));
  for (const { product } of products) {
    const unknown = product.categories.find((path) => !paths.has(path));
    if (unknown) throw new Error(`${product.sku}: there is no category '${unknown}'.`);
  }
  const sorted = [...products].sort((a, b) => rank(a) - rank(b));
  const selectedIn = (category: CategoryData): SeedProduct[] => {
    const { select } = category;
    const own = select ? sorted.filter((product) => isSelected(product, select)) : [];
    return [...own, ...(category.children ?? []).flatMap(selectedIn)];
  };
  return new Map(
    flat.map(({ urlPath, category }) => {
      const selected = new Set(selectedIn(category));
      const isMember = (entry: SeedProduct) =>
        selected.has(entry) || entry.product.categories.some((path) => isBelow(path, urlPath));
      return [urlPath, sorted.filter(isMember)];
    }),
  );
};
