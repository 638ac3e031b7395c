import { settings } from '@/kernel/app/settings';
import { movedMedia } from '@/kernel/app/takeMediaBase';

export type ImageType = 'product' | 'category' | 'swatch' | 'wysiwyg';

export interface ImageOptions {
  type: ImageType;
  /** Pixels. */
  width: number;
  /** Pixels; without it the picture keeps its own ratio. */
  height?: number;
  fit?: 'cover' | 'bounds';
}

export interface ImageSetOptions {
  type: ImageType;
  widths?: readonly number[];
  /** Width divided by height; null keeps the picture's own ratio. */
  ratio?: number | null;
  fit?: 'cover' | 'bounds';
}

/** Widths that the image service is asked for. */
export const imageWidths = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560] as const;
/** Width divided by height, unless told otherwise. */
export const defaultImageRatio = 0.8;
/** 1 to 100. */
const quality = 85;

const folders: Record<ImageType, string> = {
  product: 'catalog/product',
  category: 'catalog/category',
  swatch: 'attribute/swatch',
  wysiwyg: '',
};

/** A relative resource gets the media base and the folder of its type; an address is taken as it is. */
const addressOf = (resource: string, type: ImageType): string => {
  if (/^(?:https?:)?\/\//.test(resource) || resource.startsWith('/media/')) return movedMedia(resource);
  const path = resource.replace(/^\/+/, '');
  const folder = folders[type];
  const isInFolder = folder === '' || path.startsWith(`${folder}/`);
  return `${settings.mediaUrl}${isInFolder ? '' : `${folder}/`}${path}`;
};

/** The parameters of an address that asks the embedded service, nginx or Fastly for a size. */
const sizeParameters = (file: string, width: number, height: number | undefined, fit: string): string =>
  `${
    IMAGE_SERVICE === 'fastly' ? 'format=auto' : `auto=webp&format=${/\.png$/i.test(file) ? 'png' : 'pjpg'}`
  }&width=${width}${height ? `&height=${height}` : ''}&quality=${quality}&fit=${fit}`;

/** A size of a file of the store's media, where the service stands before the address of the file. */
const addressAround = (file: string, width: number, height: number | undefined, fit: string): string =>
  IMAGE_SERVICE === 'cloudflare'
    ? `${settings.imageServiceUrl ?? ''}/cdn-cgi/image/width=${width}${height ? `,height=${height}` : ''},quality=${quality},fit=${
        fit === 'cover' ? fit : 'scale-down'
      },format=auto${file.startsWith('/') ? '' : '/'}${file}`
    : `${settings.imageServiceUrl ?? ''}/unsafe/rs:${height && fit === 'cover' ? 'fill' : 'fit'}:${width}:${height ?? 0}/q:${quality}/plain/${encodeURI(
        file.startsWith('/') ? window.location.origin + file : file,
      ).replace(/@/g, '%40')}`;

/**
 * The address of a picture at a size, in the best format that the browser takes; without an image service the file itself.
 * The width is the next of those that are made, so that few sizes are kept of each picture.
 */
export const imageUrl = (resource: string, { type, width, height, fit = 'cover' }: ImageOptions): string => {
  const [address = '', query = ''] = addressOf(resource, type).split('?', 2);
  // A space or comma would begin another entry of a `srcset`.
  const file = address.replace(/[\s,]/g, encodeURIComponent);
  if (IMAGE_SERVICE === 'none') return query === '' ? file : `${file}?${query}`;
  const made = imageWidths.find((each) => each >= width) ?? 2560;
  const madeHeight = height && Math.round((height * made) / width);
  if (IMAGE_SERVICE === 'cloudflare' || IMAGE_SERVICE === 'imgproxy')
    return file.startsWith(settings.mediaUrl) ? addressAround(file, made, madeHeight, fit) : file;
  // Text, since the first view makes dozens of these, and `URLSearchParams` takes its time for each.
  const asked = sizeParameters(address, made, madeHeight, fit);
  if (query === '') return `${file}?${asked}`;
  const parameters = new URLSearchParams(query);
  new URLSearchParams(asked).forEach((value, name) => parameters.set(name, value));
  return `${file}?${parameters.toString()}`;
};

const widthsSrcSet = (
  resource: string,
  { type, widths = imageWidths, ratio = defaultImageRatio, ...rest }: ImageSetOptions,
): string =>
  widths
    .map((width) => {
      const options: ImageOptions = { ...rest, type, width };
      if (ratio !== null) options.height = width / ratio;
      return `${imageUrl(resource, options)} ${width}w`;
    })
    .join(', ');

/** The `srcset` of a picture; undefined without an image service, where every width would be the same file. */
export const imageSrcSet = (resource: string, options: ImageSetOptions): string | undefined =>
  IMAGE_SERVICE === 'none' ? undefined : widthsSrcSet(resource, options);

/** The `srcset` of a `source` element, which must have one: without an image service the file itself. */
export const sourceSrcSet = (resource: string, options: ImageSetOptions): string =>
  IMAGE_SERVICE === 'none' ? imageUrl(resource, { type: options.type, width: 0 }) : widthsSrcSet(resource, options);
