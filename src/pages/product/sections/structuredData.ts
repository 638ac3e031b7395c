import { finalPrice } from '@/features/catalog/shownPrice';
import { settings } from '@/kernel/app/settings';
import { imageUrl } from '@/kernel/images/imageUrl';
import { publishData } from '@/kernel/head/structuredData';
import { webAddress } from '@/kernel/routing/webAddress';
import type { ProductFirstViewFragment } from '../ProductFirstView.graphql.generated';
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

/** schema.org's description of a product, for search engines. */
export const productData = (product: ProductFirstViewFragment, origin: string) => {
  const { review_count: reviews } = product;
  const absolute = (path: string): string => new URL(path, origin).href;
  const price = finalPrice(product);
  const url = absolute(webAddress(product.canonical_url) ?? window.location.pathname);
  return {
    '@type': 'Product',
    // Reviews, which come later, say by it that they are of this product.
    '@id': productId(url),
    name: product.name,
    sku: product.sku,
    description: product.meta_description ?? undefined,
    image: productPictures(product, undefined).map(({ file }) =>
      absolute(imageUrl(file, { type: 'product', width: pictureWidth, height: pictureHeight })),
    ),
    // Where the shop has no brand of its own, its name says nothing of who made the product.
    ...(BRAND.name ? { brand: { '@type': 'Brand', name: settings.storeName } } : {}),
    offers: {
      '@type': 'Offer',
      url,
      price: price.value,
      priceCurrency: price.currency,
      availability: `https://schema.org/${product.stock_status === 'OUT_OF_STOCK' ? 'OutOfStock' : 'InStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      ...termsOf(absolute),
    },
    ...(reviews > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: product.rating_summary / 20,
            bestRating: 5,
            reviewCount: reviews,
          },
        }
      : {}),
  };
};

/** Puts the description of the product that is on screen into the head; returns the function that takes it out. */
export const publishProductData = (product: ProductFirstViewFragment): (() => void) =>
  publishData(productData(product, window.location.origin));
