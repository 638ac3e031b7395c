import { settings } from '@/kernel/app/settings';
import { movedMedia } from '@/kernel/app/takeMediaBase';

/**
 * Whether the picture that an editor named is one of the shop's own media: a name below the media's base, or an address
 * there. Any other is not loaded: it would tell its host who looks at which page, and the page's policy forbids it.
 */
export const isOwnPicture = (resource = ''): resource is string =>
  resource !== '' &&
  !resource.includes('..') &&
  (movedMedia(resource).startsWith(settings.mediaUrl) ||
    resource.startsWith(`${window.location.origin}/media/`) ||
    !/^\s*(?:[a-z][\w+.-]*:|[\\/]{2})/i.test(resource));
