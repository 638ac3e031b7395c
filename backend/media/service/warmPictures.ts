interface WarmJob {
  paths: readonly string[];
  /** Widths to prepare. */
  widths?: readonly number[] | undefined;
  /** Makes sure that one variant lies on the disk. */
  make: (path: string, query: string, accept: string) => Promise<void>;
}

/** Those of cards, search suggestions and the first picture of a product. */
const defaultWidths = [160, 320, 640];
/** Accept header of nearly every browser. */
const commonAccept = 'image/avif,image/webp,*/*';

/** Prepares pictures one after another. */
export const warmPictures = async ({ paths, widths = defaultWidths, make }: WarmJob): Promise<void> => {
  for (const path of paths) {
    for (const width of widths) {
      // A picture that cannot be made must not keep back the others.
      await make(path, `auto=webp&format=pjpg&width=${width}`, commonAccept).catch(() => undefined);
    }
  }
};
