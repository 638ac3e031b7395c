import type { ListedProductsFragment } from '@/features/listing/ListedProducts.graphql.generated';
import { firstRow, gridPicture } from '@/features/catalog/productPictures';
import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { landingContent } from '@/features/listing/displayMode';
import { shownSubcategories } from '@/features/listing/shownSubcategories';
import { leastPrice, suggestedPrice } from '@/features/catalog/shownPrice';
import { shownProducts } from '@/features/catalog/shownProducts';
import { readListQuery, toListFilter } from '@/features/listing/listQuery';
import { isPlaceholder } from '@/kernel/images/isPlaceholder';
import type { CategoryFirstViewFragment } from '@/pages/category/CategoryFirstView.graphql.generated';
import type { Slots } from './fillSlots';
import { crumbSlots, noPicture, picture, priceSlots, textSlots, type ViewContext, withPrice } from './parts';

/** Cards that can be in the first view. */
const shownCards = 6;

/** How long a pack lasts and what that makes a day, in the words of the card. */
const packValue = ({ pack_value: value }: ProductCardFieldsFragment, { words, money, days }: ViewContext) =>
  value
    ? () =>
        `${days(value.days)}, ${withPrice(words.perDay, money(value.price_per_day.value, value.price_per_day.currency))}`
    : null;

/** The first ones are asked for; further down there is nothing yet. */
const pictureOf = (address: string | null | undefined, index: number): Node | string => {
  if (!address || isPlaceholder(address)) return noPicture();
  return index < firstRow ? picture(address, gridPicture, index === 0) : '';
};

const cardSlots = (product: ProductCardFieldsFragment, index: number, view: ViewContext): Slots => {
  const plan = suggestedPrice(product);
  return {
    name: product.name ?? '',
    picture: pictureOf(product.small_image?.url, index),
    summary: product.pack_summary || null,
    ...(CAPABILITIES.packValues ? { value: packValue(product, view) } : {}),
    rating: product.review_count > 0 ? undefined : null,
    ...priceSlots(leastPrice(product), view),
    priceNote: plan ? () => withPrice(view.words.onSubscription, view.money(plan.value, plan.currency)) : null,
  };
};

/** A category: breadcrumbs, name, description, sub-categories and the first cards. */
export const categorySlots = (
  category: CategoryFirstViewFragment,
  list: ListedProductsFragment | null | undefined,
  view: ViewContext,
): Slots => {
  const parents = (category.breadcrumbs ?? []).map((crumb) => crumb?.category_name ?? '');
  const children = shownSubcategories(category.children);
  const products = list?.items && shownProducts(list.items).slice(0, shownCards);
  return {
    ...crumbSlots([view.words.home, ...parents], category.name),
    ...textSlots(category.description),
    block: landingContent(category) ? undefined : null,
    list: category.display_mode !== 'PAGE' ? undefined : null,
    navigation: children.length > 0 ? undefined : null,
    subcategories: children.map(({ name, product_count: count }) => ({ name: name ?? '', count: String(count) })),
    applied: toListFilter(readListQuery(view.search)) ? undefined : null,
    cards: products?.map((product, index) => cardSlots(product, index, view)),
  };
};
