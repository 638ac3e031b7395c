import { givenSettings, settings, settingText } from '@/kernel/app/settings';
import type { VideoPlaces } from './videoSource';

/** Where players, their scripts and their pictures come from; the embedded backend stands in for both services. */
export interface VideoSettings {
  youtubeScriptUrl: string;
  /** Base of the player's frame: the id follows. */
  youtubePlayerUrl: string;
  /** Base of preview pictures: id and size follow. */
  youtubePictureUrl: string;
  vimeoScriptUrl: string;
  /** Base of the player's frame: the id follows. */
  vimeoPlayerUrl: string;
  /** Base of descriptions: id and `.json` follow. */
  vimeoMetadataUrl: string;
}

const defaults: VideoSettings = {
  youtubeScriptUrl: '/video/youtube/iframe_api',
  youtubePlayerUrl: '/video/youtube/embed/',
  youtubePictureUrl: '/video/youtube/vi/',
  vimeoScriptUrl: '/video/vimeo/player.js',
  vimeoPlayerUrl: '/video/vimeo/video/',
  vimeoMetadataUrl: '/video/vimeo/api/v2/video/',
};

/** Reads what the deployment chose; kept apart from the settings of the first load. */
export const videoSettings = (page: Document = document): VideoSettings => {
  const given = givenSettings(page);
  const text = (key: keyof VideoSettings): string => settingText(given, key, defaults[key]);
  return {
    youtubeScriptUrl: text('youtubeScriptUrl'),
    youtubePlayerUrl: text('youtubePlayerUrl'),
    youtubePictureUrl: text('youtubePictureUrl'),
    vimeoScriptUrl: text('vimeoScriptUrl'),
    vimeoPlayerUrl: text('vimeoPlayerUrl'),
    vimeoMetadataUrl: text('vimeoMetadataUrl'),
  };
};

/** Where files count as the shop's own. */
export const videoPlaces = (): VideoPlaces => ({ origin: window.location.origin, mediaUrl: settings.mediaUrl });
