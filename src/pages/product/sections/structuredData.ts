import { finalPrice } from '@/features/catalog/shownPrice';
import { settings } from '@/kernel/app/settings';
import { imageUrl } from '@/kernel/images/imageUrl';
import { shopPolicy } from '@/kernel/trustedTypes/shopPolicy';
import type { ProductFirstViewFragment } from '../ProductFirstView.graphql.generated';
import { productPictures } from '@/features/catalog/productPictures';

const pictureWidth = 1280;
const pictureHeight = 1600;

/** schema.org's description of a product, for search engines. */
export const productData = (product: ProductFirstViewFragment, origin: string) => {
  const { review_count: reviews } = product;
  const absolute = (path: string): string => new URL(path, origin).href;
  const price = finalPrice(product);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
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
      url: absolute(product.canonical_url ?? window.location.pathname),
      price: price.value,
      priceCurrency: price.currency,
      availability: `https://schema.org/${product.stock_status === 'OUT_OF_STOCK' ? 'OutOfStock' : 'InStock'}`,
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
export const publishProductData = (product: ProductFirstViewFragment): (() => void) => {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.text = shopPolicy().createScript(JSON.stringify(productData(product, window.location.origin)));
  document.head.append(script);
  return () => script.remove();
};
