/** A picture in linear light or a mask: three channels a pixel, row by row. */
export interface Image {
  width: number;
  height: number;
  data: Float32Array;
}

export const channels = 3;

/** A value of a list that is as long as its index says. */
export const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0;

/** A picture with one value everywhere. @param width and height in pixels. */
export const blank = (width: number, height: number, value = 0): Image => ({
  width,
  height,
  data: new Float32Array(width * height * channels).fill(value),
});

/** The picture whose values `make` gives, told the place in its data. */
export const makeImage = ({ width, height }: Image, make: (index: number) => number): Image => {
  const { data } = blank(width, height);
  for (let index = 0; index < data.length; index++) data[index] = make(index);
  return { width, height, data };
};

/** A part of it, which may lie partly outside: there it is `value`. */
export const cut = (image: Image, left: number, top: number, width: number, height: number, value = 0): Image => {
  const result = blank(width, height, value);
  const from = Math.max(0, left);
  const to = Math.min(image.width, left + width);
  for (let y = Math.max(0, -top); y < Math.min(height, image.height - top); y++) {
    if (to <= from) continue;
    const row = (y + top) * image.width;
    const piece = image.data.subarray((row + from) * channels, (row + to) * channels);
    result.data.set(piece, (y * width + from - left) * channels);
  }
  return result;
};
