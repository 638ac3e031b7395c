import { setImmediate as nextTurn } from 'node:timers/promises';

export interface WarmOptions {
  /** Widths to prepare; those of cards and of the first product picture when left out. */
  widths?: readonly number[];
  /** Stops before the next picture. */
  signal?: AbortSignal;
  /** Told after every picture. */
  onProgress?: (done: number, total: number) => void;
}

interface WarmJob {
  paths: readonly string[];
  options: WarmOptions;
  /** Makes sure that one variant lies on the disk. */
  make: (path: string, query: string, accept: string) => Promise<void>;
}

const DEFAULT_WIDTHS = [320, 640];
/** Accept header of nearly every browser. */
const COMMON_ACCEPT = 'image/avif,image/webp,*/*';

/** Prepares pictures one after another, so that a visitor waits behind at most one. */
export async function warmPictures({ paths, options, make }: WarmJob): Promise<void> {
  const { widths = DEFAULT_WIDTHS, signal, onProgress } = options;
  for (const [index, path] of paths.entries()) {
    for (const width of widths) {
      if (signal?.aborted === true) return;
      // A picture that cannot be made must not keep back the others.
      await make(path, `auto=webp&format=pjpg&width=${width}`, COMMON_ACCEPT).catch(() => undefined);
      await nextTurn();
    }
    onProgress?.(index + 1, paths.length);
  }
}
