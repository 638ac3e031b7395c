import { isRecord } from '@/kernel/isRecord';
import { videoSettings } from './videoSettings';
import { type HostedVideo, type VideoSource, wholeList } from './videoSource';

/** Sizes that the service may have, the best first. */
const youtubeSizes = ['maxresdefault', 'sddefault', 'hqdefault', '0'] as const;
/** Pixels: this wide is the picture that stands for one that the service does not have. */
const placeholderWidth = 120;

/** Width of a picture once it is there; 0 when it does not come. */
const widthOf = (url: string): Promise<number> =>
  new Promise((resolve) => {
    const picture = new Image();
    picture.addEventListener('load', () => resolve(picture.naturalWidth));
    picture.addEventListener('error', () => resolve(0));
    picture.src = url;
  });

const findYoutubePoster = async (id: string): Promise<string | undefined> => {
  // A list has no still of its own.
  if (id === wholeList) return undefined;
  const base = videoSettings().youtubePictureUrl;
  for (const size of youtubeSizes) {
    const url = `${base}${encodeURIComponent(id)}/${size}.jpg`;
    const width = await widthOf(url);
    if (width > 0 && width !== placeholderWidth) return url;
  }
  return undefined;
};

const findVimeoPoster = async (id: string): Promise<string | undefined> => {
  const response = await fetch(`${videoSettings().vimeoMetadataUrl}${encodeURIComponent(id)}.json`);
  if (!response.ok) return undefined;
  const list: unknown = await response.json();
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  const url = isRecord(first) ? first.thumbnail_large : undefined;
  return typeof url === 'string' && /^(?:https?:\/)?\//.test(url) ? url : undefined;
};

const found = new Map<string, Promise<string | undefined>>();

const find = ({ service, id }: HostedVideo): Promise<string | undefined> =>
  // A film without a poster can still be played.
  (service === 'youtube' ? findYoutubePoster(id) : findVimeoPoster(id)).catch(() => undefined);

/** Address of a still of a hosted film, asked for once; undefined where there is none. */
export const findPoster = (source: VideoSource): Promise<string | undefined> => {
  if (source.service === 'file') return Promise.resolve(undefined);
  const key = `${source.service} ${source.id}`;
  const poster = found.get(key) ?? find(source);
  found.set(key, poster);
  return poster;
};
