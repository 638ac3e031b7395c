import { at, blank, channels, type Image } from './image';

/** What each pixel of a new side takes of the old one's, `taps` a pixel. */
interface Weights {
  taps: number;
  places: Int32Array;
  shares: Float32Array;
}

/** Catmull-Rom: smooth when enlarged, and sharp. */
const cubic = (distance: number): number => {
  const x = Math.abs(distance);
  if (x < 1) return 1.5 * x ** 3 - 2.5 * x ** 2 + 1;
  return x < 2 ? -0.5 * x ** 3 + 2.5 * x ** 2 - 4 * x + 2 : 0;
};

const weigh = (from: number, to: number): Weights => {
  const stretch = Math.max(1, from / to);
  const taps = Math.ceil(4 * stretch) + 1;
  const places = new Int32Array(to * taps);
  const shares = new Float32Array(to * taps);
  for (let pixel = 0; pixel < to; pixel++) {
    const middle = ((pixel + 0.5) * from) / to - 0.5;
    const first = Math.ceil(middle - 2 * stretch);
    let sum = 0;
    for (let tap = 0; tap < taps; tap++) {
      const share = cubic((first + tap - middle) / stretch);
      places[pixel * taps + tap] = Math.min(from - 1, Math.max(0, first + tap));
      shares[pixel * taps + tap] = share;
      sum += share;
    }
    for (let tap = 0; tap < taps; tap++) shares[pixel * taps + tap] = at(shares, pixel * taps + tap) / sum;
  }
  return { taps, places, shares };
};

/** Another size of a picture; values stay as they are. */
export const resize = (image: Image, width: number, height: number): Image => {
  if (image.width === width && image.height === height) return image;
  const wide = blank(width, image.height);
  const across = weigh(image.width, width);
  for (let y = 0; y < image.height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < channels; channel++) {
        let sum = 0;
        for (let tap = x * across.taps; tap < (x + 1) * across.taps; tap++)
          sum +=
            at(across.shares, tap) * at(image.data, (y * image.width + at(across.places, tap)) * channels + channel);
        wide.data[(y * width + x) * channels + channel] = sum;
      }
  const result = blank(width, height);
  const down = weigh(image.height, height);
  const row = width * channels;
  for (let y = 0; y < height; y++)
    for (let tap = y * down.taps; tap < (y + 1) * down.taps; tap++) {
      const [share, start] = [at(down.shares, tap), at(down.places, tap) * row];
      if (share === 0) continue;
      for (let index = 0; index < row; index++)
        result.data[y * row + index] = at(result.data, y * row + index) + share * at(wide.data, start + index);
    }
  return result;
};

/** Means of `2 * radius + 1` neighbours along one direction. */
const smear = (source: Float32Array, lines: number, length: number, line: number, step: number, radius: number) => {
  const result = new Float32Array(source.length);
  const place = (start: number, index: number): number => start + Math.min(length - 1, Math.max(0, index)) * step;
  for (let number = 0; number < lines; number++)
    for (let channel = 0; channel < channels; channel++) {
      const start = number * line + channel;
      let sum = 0;
      for (let index = -radius; index <= radius; index++) sum += at(source, place(start, index));
      for (let index = 0; index < length; index++) {
        result[start + index * step] = sum / (2 * radius + 1);
        sum += at(source, place(start, index + radius + 1)) - at(source, place(start, index - radius));
      }
    }
  return result;
};

/** A smoothed copy: two means in each direction, near enough to a bell curve. */
export const blur = ({ width, height, data }: Image, radius: number): Image => {
  const row = width * channels;
  let smooth = data;
  for (let pass = 0; pass < 2; pass++) {
    smooth = smear(smooth, height, width, row, channels, radius);
    smooth = smear(smooth, width, height, channels, row, radius);
  }
  return { width, height, data: smooth };
};
