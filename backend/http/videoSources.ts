import { addressOf, type ShopSettings, sourcesOf } from './shopSettings';

/** What the players of films may load, as a policy writes it. */
export interface VideoSources {
  scripts: string[];
  frames: string[];
  pictures: string[];
  /** Where descriptions of films are asked for. */
  apis: string[];
  trustedTypes: string[];
}

const addressesOf = (...values: (string | string[] | undefined)[]): string[] =>
  values.map(addressOf).filter((address) => address !== null);

/** On the payment page there are no films. */
export const noVideoSources: VideoSources = { scripts: [], frames: [], pictures: [], apis: [], trustedTypes: [] };

/**
 * Exactly what a deployment configured for films; `video` is the policy of the loader of the players' scripts, which
 * vouches for the configured addresses only, the other one that of YouTube's own script.
 */
export const videoSources = (shop: ShopSettings): VideoSources => {
  const youtubeScript = addressesOf(shop.youtubeScriptUrl);
  const frames = [shop.youtubePlayerUrl, shop.vimeoPlayerUrl].map((url) => addressOf(url) ?? "'self'");
  return {
    scripts: [...youtubeScript, ...addressesOf(shop.vimeoScriptUrl), ...sourcesOf(shop.videoScriptSources)],
    frames: [...new Set(frames)],
    pictures: [...addressesOf(shop.youtubePictureUrl), ...sourcesOf(shop.videoPictureSources)],
    apis: addressesOf(shop.vimeoMetadataUrl),
    trustedTypes: ['video', ...(youtubeScript.length > 0 ? ['youtube-widget-api'] : [])],
  };
};
