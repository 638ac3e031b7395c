/** The picture formats the service writes. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif';
export type Fit = 'cover' | 'bounds';

/** Parameters of a picture's URL, checked. Sizes in pixels. */
export interface ImageParameters {
  width?: number;
  height?: number;
  /** `cover` fills the size and cuts off what hangs over; `bounds` stays inside and cuts nothing. */
  fit: Fit;
  /** Cuts the picture to this width : height before anything else. */
  ratio?: number;
  quality: number;
  /** Take the smallest format that the browser accepts. */
  automatic: boolean;
  /** Format of a browser that accepts neither AVIF nor WebP; undefined takes the path's. */
  format?: ImageFormat;
  progressive: boolean;
}

/** A parameter that cannot be honoured; the message is for the caller of the URL. */
export class BadParameter extends Error {
  override name = 'BadParameter';
}

const LARGEST_SIDE = 2560;
const DEFAULT_QUALITY = 85;
/** Qualities are rounded up to a multiple of this, which bounds the cache. */
const QUALITY_STEP = 5;

const FORMATS: ReadonlyMap<string, ImageFormat> = new Map([
  ['jpg', 'jpeg'],
  ['jpeg', 'jpeg'],
  ['pjpg', 'jpeg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['avif', 'avif'],
]);

const FITS: ReadonlyMap<string, Fit> = new Map([
  ['cover', 'cover'],
  ['crop', 'cover'],
  ['bounds', 'bounds'],
]);

function readInteger(query: URLSearchParams, name: string, most: number): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  const value = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > most)
    throw new BadParameter(`The parameter "${name}" must be a whole number from 1 to ${most}.`);
  return value;
}

function readChoice<T>(query: URLSearchParams, name: string, choices: ReadonlyMap<string, T>): T | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  const choice = choices.get(text);
  if (choice === undefined)
    throw new BadParameter(`The parameter "${name}" must be one of ${[...choices.keys()].join(', ')}.`);
  return choice;
}

/** `crop=true` means the same as `fit=crop`; `crop=4:5` cuts to a ratio. */
function readCrop(query: URLSearchParams): { ratio?: number; fit?: Fit } {
  const text = query.get('crop');
  if (text === null || text === 'false') return {};
  if (text === 'true') return { fit: 'cover' };
  const [, width, height] = /^(\d{1,3}):(\d{1,3})$/.exec(text) ?? [];
  const ratio = Number(width) / Number(height);
  if (!(ratio >= 0.1 && ratio <= 10))
    throw new BadParameter('The parameter "crop" must be true, false or a ratio such as 4:5.');
  return { ratio };
}

/**
 * Reads the query of an image URL. Parameters it does not know are ignored.
 * @throws BadParameter
 */
export function readImageParameters(query: URLSearchParams): ImageParameters {
  const { ratio, fit: cropFit } = readCrop(query);
  const quality = readInteger(query, 'quality', 100) ?? DEFAULT_QUALITY;
  const auto = query.get('auto');
  if (auto !== null && !/^(webp|avif)(,(webp|avif))?$/.test(auto))
    throw new BadParameter('The parameter "auto" must be webp or avif.');
  return {
    width: readInteger(query, 'width', LARGEST_SIDE),
    height: readInteger(query, 'height', LARGEST_SIDE),
    fit: cropFit ?? readChoice(query, 'fit', FITS) ?? 'cover',
    ratio,
    quality: Math.ceil(quality / QUALITY_STEP) * QUALITY_STEP,
    automatic: auto !== null,
    format: readChoice(query, 'format', FORMATS),
    progressive: query.get('format') === 'pjpg',
  };
}
