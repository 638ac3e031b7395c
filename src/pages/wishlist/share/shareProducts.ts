import { productPath } from '@/features/catalog/productPaths';
import type { WishlistCardFragment } from '../WishlistPage.graphql.generated';

/** What became of an attempt to share. */
export type Shared = 'shared' | 'copied' | 'failed';

/** Names and addresses of what can still be bought, a line each. */
export const shareText = (items: readonly WishlistCardFragment[], origin: string): string =>
  items
    .flatMap(({ product }) => (product?.url_key ? [`${product.name ?? ''}: ${origin}${productPath(product)}`] : []))
    .join('\n');

const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/**
 * Shares a text by what the device has for that, or copies it. Magento's own way, a page behind a code and a mail, is no
 * part of its API: what is shared needs no account to be looked at.
 */
export const shareProducts = async (title: string, text: string): Promise<Shared> => {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, text });
      return 'shared';
    }
    // Absent where the page is not served securely.
    const clipboard: Clipboard | undefined = window.navigator.clipboard;
    if (!clipboard) return 'failed';
    await clipboard.writeText(text);
    return 'copied';
  } catch (error) {
    return isGivenUp(error) ? 'shared' : 'failed';
  }
};
