import type { ImageFormat, ImageParameters } from './imageParameters';
import type { Size } from './imageSize';

/**
 * AVIF is a quarter smaller than WebP but takes three times as long to write; above this many
 * pixels (640 x 800) a first request would wait too long.
 */
const MOST_AVIF_PIXELS = 640 * 800;

/** Whether an Accept header names the type itself; a wildcard is no promise. */
function accepts(header: string, type: string): boolean {
  return header.split(',').some((entry) => {
    const [name = '', ...details] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === type && !details.some((detail) => /^q=0(\.0*)?$/.test(detail));
  });
}

function formatOfPath(path: string): ImageFormat {
  if (path.endsWith('.png')) return 'png';
  return path.endsWith('.webp') ? 'webp' : 'jpeg';
}

/** The format to send: negotiated when the URL says `auto`, else as asked, else the path's own. */
export function negotiateFormat(
  parameters: ImageParameters,
  path: string,
  accept: string | null,
  { width, height }: Size,
): ImageFormat {
  if (parameters.automatic && accept !== null) {
    if (accepts(accept, 'image/avif') && width * height <= MOST_AVIF_PIXELS) return 'avif';
    if (accepts(accept, 'image/webp')) return 'webp';
  }
  return parameters.format ?? formatOfPath(path);
}
