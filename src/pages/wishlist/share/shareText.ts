import { productPath } from '@/features/catalog/productPaths';
import type { WishlistCardFragment } from '../WishlistPage.graphql.generated';

/**
 * Names and addresses of what can still be bought, a line each. Magento's own way to share a list, a page behind a code and
 * a mail, is no part of its API: what is shared needs no account to be looked at.
 */
export const shareText = (items: readonly WishlistCardFragment[], origin: string): string =>
  items
    .flatMap(({ product }) => (product?.url_key ? [`${product.name ?? ''}: ${origin}${productPath(product)}`] : []))
    .join('\n');
