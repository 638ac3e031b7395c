import { givenSettings, settings } from './settings';

/**
 * Takes the media base that the store names, where it is one of this origin that makes no smaller pictures. Those that the
 * backend names by any other are asked for at the base that the deployment has named, such as that of a CDN, or else at
 * `/media/` of this origin, which passes them on to the backend (kernel/images): the page's policy forbids every other. Only
 * before another backend: the embedded one serves its pictures where the first view has asked for them already.
 * @param base `secure_base_media_url`.
 */
export const takeMediaBase = (base: string | null | undefined): void => {
  if (!TRIMS_DOCUMENTS || !base || !URL.canParse(base)) return;
  const { origin, pathname, href, protocol } = new URL(base);
  const isHere = origin === window.location.origin && IMAGE_SERVICE !== 'resize';
  if (isHere && !givenSettings(document).mediaUrl) settings.mediaUrl = pathname;
  else settings.storeMediaBase = href.slice(protocol.length);
};

/** A file of Magento's own theme, such as what stands for a picture that a product has not: this origin passes it on, too. */
const themeFile = /^https?:.*(\/static\/(?:version\d+\/)?frontend\/)/;

/** The address of one of the store's media where the page may ask for it; any other as it is. */
export const movedMedia = (address: string): string => {
  if (!TRIMS_DOCUMENTS) return address;
  const base = settings.storeMediaBase;
  const path = address.replace(/^https?:/, '');
  return base && path.startsWith(base) ? settings.mediaUrl + path.slice(base.length) : address.replace(themeFile, '$1');
};
