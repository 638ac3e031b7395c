import { givenSettings, settings } from './settings';

/**
 * Takes the media base that the store names. Where the deployment has named another, such as that of a CDN, pictures that the
 * backend names by the store's base are asked for there (kernel/images). Only before another backend: the embedded
 * one serves its pictures where the first view has asked for them already.
 * @param base `secure_base_media_url`; one of this origin becomes a path, as pictures are asked for by paths elsewhere.
 */
export const takeMediaBase = (base: string | null | undefined): void => {
  if (!TRIMS_DOCUMENTS || !base || !URL.canParse(base)) return;
  const { origin, pathname, href, protocol } = new URL(base);
  const isMoved = Boolean(givenSettings(document).mediaUrl);
  if (isMoved) settings.storeMediaBase = href.slice(protocol.length);
  else settings.mediaUrl = origin === window.location.origin ? pathname : href;
};

/** The address of one of the store's media at the base that the deployment has named; any other as it is. */
export const movedMedia = (address: string): string => {
  const base = settings.storeMediaBase;
  const path = address.replace(/^https?:/, '');
  return TRIMS_DOCUMENTS && base && path.startsWith(base) ? settings.mediaUrl + path.slice(base.length) : address;
};
