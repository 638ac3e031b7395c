import { shownPrice } from '@/features/catalog/shownPrice';
import { isWithoutVariants, variantParameter } from '@/features/catalog/variantChoice';
import { settings } from '@/kernel/app/settings';
import { imageUrl } from '@/kernel/images/imageUrl';
import { minorPerUnit, toMinorUnits } from '@/kernel/i18n/minorUnits';
import { publishData } from '@/kernel/head/structuredData';
import { webAddress } from '@/kernel/routing/webAddress';
import type { ProductFirstViewFragment } from '../ProductFirstView.graphql.generated';
import { asksMore } from '../productKinds';
import type { VariantProduct } from '../variantSelection';
import { productPictures } from '@/features/catalog/productPictures';

const pictureWidth = 1280;
const pictureHeight = 1600;

/** Identifies a product in the descriptions of a page. */
const productId = (url: string): string => `${url}#product`;

/** Where delivery and returns are explained; the words and the prices there are the editors' own. */
const termsOf = (absolute: (path: string) => string) => {
  const { delivery } = BRAND.pages;
  if (delivery === null) return {};
  const countries = ADDRESS_COUNTRIES;
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingSettingsLink: absolute(delivery),
      ...(countries.length > 0 ? { shippingDestination: { '@type': 'DefinedRegion', addressCountry: countries } } : {}),
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      ...(countries.length > 0 ? { applicableCountry: countries } : {}),
      merchantReturnLink: absolute(delivery),
    },
  };
};

/** An amount with the digits of its currency, as a backend's floats are not. */
const rounded = (value: number, currency: string | null): number =>
  toMinorUnits(value, currency) / minorPerUnit(currency);

const availabilityOf = (isInStock: boolean): string => `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`;

/** What is offered, and for how much: what is chosen, or where it is put together from the least to the most. */
const priceOf = (product: ProductFirstViewFragment, sold: Sold) => {
  const lowest = shownPrice(sold.price_range);
  const highest = sold === product ? product.price_range?.maximum_price?.final_price?.value : undefined;
  // Of what is nothing without its parts or links they say what it costs, and none is known of what is sold out.
  if (!lowest || (lowest.value === 0 && (asksMore(product) || !isBuyable(product, sold)))) return undefined;
  const { value, currency } = lowest;
  if (highest != null && highest > value) {
    return {
      '@type': 'AggregateOffer',
      lowPrice: rounded(value, currency),
      highPrice: rounded(highest, currency),
      priceCurrency: currency,
    };
  }
  return isOpenEnded(product)
    ? { '@type': 'AggregateOffer', lowPrice: rounded(value, currency), priceCurrency: currency }
    : { '@type': 'Offer', price: rounded(value, currency), priceCurrency: currency };
};

/** The product, or the variant that is on screen. */
type Sold = ProductFirstViewFragment | VariantProduct;

const isBuyable = (product: ProductFirstViewFragment, sold: Sold): boolean =>
  !isWithoutVariants(product) && product.stock_status !== 'OUT_OF_STOCK' && sold.stock_status !== 'OUT_OF_STOCK';

/** Whether the product's price is only where it begins: any number of its members can be bought. */
const isOpenEnded = ({ __typename: type }: ProductFirstViewFragment): boolean => type === 'GroupedProduct';

const ratingOf = ({ review_count: reviews, rating_summary: summary }: ProductFirstViewFragment) =>
  reviews > 0 && summary > 0
    ? {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: summary / 20, bestRating: 5, reviewCount: reviews },
      }
    : {};

/**
 * schema.org's description of what is on screen, for search engines.
 * @param variant the one that is chosen; the article that is offered is that.
 */
export const productData = (product: ProductFirstViewFragment, variant: VariantProduct | undefined, origin: string) => {
  const absolute = (path: string): string => new URL(path, origin).href;
  const sold = variant ?? product;
  const price = priceOf(product, sold);
  const url = absolute(webAddress(product.canonical_url) ?? window.location.pathname);
  return {
    '@type': 'Product',
    // Reviews, which come later, say by it that they are of this product.
    '@id': productId(url),
    name: product.name,
    sku: sold.sku ?? product.sku,
    description: product.meta_description ?? undefined,
    image: productPictures(product, variant).map(({ file }) =>
      absolute(imageUrl(file, { type: 'product', width: pictureWidth, height: pictureHeight })),
    ),
    // Where the shop has no brand of its own, its name says nothing of who made the product.
    ...(BRAND.name ? { brand: { '@type': 'Brand', name: settings.storeName } } : {}),
    ...(price && !isWithoutVariants(product)
      ? {
          offers: {
            ...price,
            url: variant ? `${url}?${variantParameter}=${encodeURIComponent(variant.sku ?? '')}` : url,
            availability: availabilityOf(isBuyable(product, sold)),
            itemCondition: 'https://schema.org/NewCondition',
            ...termsOf(absolute),
          },
        }
      : {}),
    ...ratingOf(product),
  };
};

/** Puts the description of the product that is on screen into the head; returns the function that takes it out. */
export const publishProductData = (
  product: ProductFirstViewFragment,
  variant: VariantProduct | undefined,
): (() => void) => publishData(productData(product, variant, window.location.origin));
