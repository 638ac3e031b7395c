/** Types that the backend takes. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
/** Most photos of a review. */
export const mostPhotos = 4;
/** Largest photo, in megabytes. */
export const largestMegabytes = 5;

/** What is wrong with a file before it is sent; undefined for one that may be a photo. */
export const problemOf = ({ type, size }: Pick<File, 'type' | 'size'>): 'type' | 'size' | undefined => {
  if (!photoTypes.some((known) => known === type)) return 'type';
  return size > largestMegabytes * 1024 * 1024 ? 'size' : undefined;
};

/** Side of the small picture, in pixels. */
const previewSide = 240;

/** A small picture of a file, as an address; undefined where the browser cannot read it. */
export const previewOf = async (file: File): Promise<string | undefined> => {
  try {
    const bitmap = await createImageBitmap(file);
    const side = Math.min(bitmap.width, bitmap.height);
    const canvas = document.createElement('canvas');
    canvas.width = previewSide;
    canvas.height = previewSide;
    const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
    canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, previewSide, previewSide);
    bitmap.close();
    return canvas.toDataURL('image/jpeg');
  } catch {
    return undefined;
  }
};
