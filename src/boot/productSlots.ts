import { lastCategory, originCategory } from '@/features/listing/originCategory';
import { mainPicture, productPictures } from '@/features/catalog/productPictures';
import { variantAt } from '@/features/catalog/variantChoice';
import type { ProductFirstViewFragment } from '@/pages/product/ProductFirstView.graphql.generated';
import type { Slots } from './fillSlots';
import { shownPrice } from '@/features/catalog/shownPrice';
import { crumbSlots, noPicture, picture, priceSlots, textSlots, type ViewContext } from './parts';

const crumbNames = (product: ProductFirstViewFragment): string[] => {
  const category = originCategory(product, lastCategory());
  const parents = (category?.breadcrumbs ?? []).map((crumb) => crumb?.category_name ?? '');
  return category ? [...parents, category.name ?? ''] : [];
};

/** A product: breadcrumbs, main picture, name, summary, claims and price, of the variant that the page will choose. */
export const productSlots = (product: ProductFirstViewFragment, view: ViewContext): Slots => {
  const variant = variantAt(product, view.search)?.product;
  const sold = variant ?? product;
  const pictures = productPictures(product, variant);
  const claims = product.supplement?.claims ?? [];
  const hasOptions = 'configurable_options' in product && (product.configurable_options ?? []).length > 0;
  const hasPlans = sold.stock_status === 'IN_STOCK' && (sold.subscription_plans ?? []).length > 0;
  return {
    ...crumbSlots([view.words.home, ...crumbNames(product)], product.name),
    picture: pictures[0] ? picture(pictures[0].file, mainPicture, true) : noPicture(),
    thumbs: pictures.length > 1 ? undefined : null,
    kind: sold.pack_summary || null,
    rating: product.review_count > 0 ? undefined : null,
    ...textSlots(product.short_description?.html),
    claims: claims.length > 0 ? undefined : null,
    claim: claims[0]?.text,
    condition: claims[0]?.condition,
    moreClaims: claims.length > 1 ? undefined : null,
    // Without a variant a choice leads nowhere: it has no price.
    ...priceSlots(hasOptions && !variant ? undefined : shownPrice(sold.price_range), view),
    options: hasOptions ? undefined : null,
    plans: hasPlans ? undefined : null,
  };
};
