import { settings } from '@/kernel/app/settings';
import { imageAddress } from './imageUrl';

const hasScheme = /^\s*[a-z][\w+.-]*:/i;

/**
 * Whether the picture that an editor named is one of the shop's own media. Any other is not loaded: it would tell its host
 * who looks at which page, and the page's policy forbids it.
 */
export const isOwnPicture = (resource: string | undefined): resource is string => {
  const { origin } = window.location;
  try {
    const name = resource ?? '';
    const { href } = new URL(hasScheme.test(name) ? name : imageAddress(name, 'wysiwyg'), origin);
    const bases = [new URL(settings.mediaUrl, origin).href, `${origin}/media/`];
    return bases.some((base) => href.startsWith(base) && href !== base);
  } catch {
    return false;
  }
};
