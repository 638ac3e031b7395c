/** A film of a hosting service; `hash` opens one that Vimeo keeps unlisted. */
export interface HostedVideo {
  service: 'youtube' | 'vimeo';
  /** Of YouTube `videoseries` where it is a list, which begins with its first film. */
  id: string;
  hash?: string;
  /** List of YouTube's that the film stands in. */
  list?: string;
  /** Seconds. */
  start?: number;
  end?: number;
}

/** A film that is a file of the shop's own. */
export interface VideoFile {
  service: 'file';
  url: string;
  /** Seconds. */
  start?: number;
  end?: number;
}

export type VideoSource = HostedVideo | VideoFile;

/** Where files count as the shop's own. */
export interface VideoPlaces {
  /** The shop's origin. */
  origin: string;
  /** Base of the media service, an address or a path of the shop. */
  mediaUrl: string;
}

const youtubeHosts = /^(?:(?:www\.|m\.|music\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com)$/;
const youtubePath = /^\/(?:embed|v|shorts|live)\/([\w-]{11})\/?$/;
const youtubeId = /^[\w-]{11}$/;
const youtubeList = /^[\w-]{2,64}$/;
/** The service's name for a list in the place of a film. */
export const wholeList = 'videoseries';
const vimeoPath =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?(\d{1,12})(?:\/(\w{6,20}))?\/?$/;
const filePath = /\.(?:mp4|m4v|webm|ogv)$/i;

/** Seconds in `90`, `90s`, `1m30s` or `1h2m3s`; undefined for anything else and for none. */
const secondsOf = (value: string | null): number | undefined => {
  const match = /^(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6}(?:\.\d{1,3})?)s?)?$/.exec(value ?? '');
  if (!value || !match) return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds || undefined;
};

/** The film that an address of the service names; the list in its place. */
const youtubeIdOf = ({ hostname, pathname, searchParams }: URL): string | undefined => {
  if (/^(?:www\.)?youtu\.be$/.test(hostname)) return pathname.replace(/^\/|\/$/g, '');
  if (!youtubeHosts.test(hostname)) return undefined;
  if (/^\/(?:playlist|embed)\/?$/.test(pathname)) return wholeList;
  return (
    youtubePath.exec(pathname)?.[1] ??
    (/^\/watch\/?$/.test(pathname) ? (searchParams.get('v') ?? wholeList) : undefined)
  );
};

const youtubeOf = (url: URL): HostedVideo | undefined => {
  const { searchParams, hash } = url;
  const id = youtubeIdOf(url);
  const named = searchParams.get('list') ?? '';
  const list = youtubeList.test(named) ? named : undefined;
  if (!id || !youtubeId.test(id) || (id === wholeList && !list)) return undefined;
  const start = secondsOf(searchParams.get('start') ?? searchParams.get('t') ?? /^#t=(\w+)$/.exec(hash)?.[1] ?? null);
  return { service: 'youtube', id, list, start, end: secondsOf(searchParams.get('end')) };
};

const vimeoOf = ({ hostname, pathname, searchParams, hash }: URL): HostedVideo | undefined => {
  if (!/^(?:(?:www|player)\.)?vimeo\.com$/.test(hostname)) return undefined;
  const [, id, pathHash] = vimeoPath.exec(pathname) ?? [];
  if (!id) return undefined;
  const key = pathHash ?? searchParams.get('h') ?? '';
  const start = secondsOf(/^#t=(\w+)$/.exec(hash)?.[1] ?? null);
  return { service: 'vimeo', id, hash: /^\w{6,20}$/.test(key) ? key : undefined, start };
};

const fileOf = (url: URL, { origin, mediaUrl }: VideoPlaces): VideoFile | undefined => {
  const isOwn = [origin, new URL(mediaUrl, origin).origin].includes(url.origin);
  if (!isOwn || !filePath.test(url.pathname)) return undefined;
  const [, from = null, to = null] = /^#t=([\d.]*)(?:,([\d.]+))?$/.exec(url.hash) ?? [];
  return { service: 'file', url: url.origin + url.pathname + url.search, start: secondsOf(from), end: secondsOf(to) };
};

/** The address in the forms that editors write: Page Builder's own prefix, a bare host, a path below the media base. */
const addressOf = (value: string, { origin, mediaUrl }: VideoPlaces): URL | undefined => {
  const bare = value.trim().replace(/^(?:mp4|webm|ogv):(?=\S)/i, '');
  if (bare === '') return undefined;
  const full = /^(?:www\.|m\.|player\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com)\//i.test(bare)
    ? `https://${bare}`
    : bare;
  const base = full.startsWith('/') ? origin : new URL(mediaUrl, origin);
  return URL.canParse(full, base) ? new URL(full, base) : undefined;
};

/**
 * Returns the film that an address leads to: one of two hosting services, or a file of the shop's own; undefined for
 * anything else, which is never framed.
 */
export const parseVideoSource = (value: string | undefined, places: VideoPlaces): VideoSource | undefined => {
  const url = addressOf(value ?? '', places);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  return youtubeOf(url) ?? vimeoOf(url) ?? fileOf(url, places);
};

/** Where a visitor can see the film without the shop. */
export const videoPageUrl = (source: VideoSource): string => {
  if (source.service === 'file') return source.url;
  if (source.service === 'youtube') {
    const { id, list } = source;
    if (list === undefined) return `https://www.youtube.com/watch?v=${id}`;
    return id === wholeList
      ? `https://www.youtube.com/playlist?list=${list}`
      : `https://www.youtube.com/watch?v=${id}&list=${list}`;
  }
  return `https://vimeo.com/${source.id}${source.hash ? `/${source.hash}` : ''}`;
};
