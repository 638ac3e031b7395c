import { givenSettings, settings } from './settings';

/**
 * Takes the media base that the store names, unless the deployment has named one. Only before another backend: the embedded
 * one serves its pictures where the first view has asked for them already.
 * @param base `secure_base_media_url`; one of this origin becomes a path, as pictures are asked for by paths elsewhere.
 */
export const takeMediaBase = (base: string | null | undefined): void => {
  if (!TRIMS_DOCUMENTS || !base || givenSettings(document).mediaUrl || !URL.canParse(base)) return;
  const { origin, pathname, href } = new URL(base);
  settings.mediaUrl = origin === window.location.origin ? pathname : href;
};
