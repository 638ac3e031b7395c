import { at, channels, type Image } from './image';

/** Linear light, red, green and blue. */
export type Colour = readonly [number, number, number];

const toLinear = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);

/** Linear light of each of the 256 values of a channel. */
export const linearOf = Float32Array.from({ length: 256 }, (_, value) => toLinear(value / 255));

/** `#rrggbb` as linear light. */
export const colourOf = (hex: string): Colour => {
  const channel = (start: number): number => at(linearOf, Number.parseInt(hex.slice(start, start + 2), 16));
  return [channel(1), channel(3), channel(5)];
};

/** A colour between two, mixed as light. @param share of the second, from 0 to 1. */
export const mixColours = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** Where highlights begin to be pressed together. */
const knee = 0.72;

/** Values of the screen for light from 0 to 1; steps finer than the screen's. */
const screenSteps = 8192;
const screenOf = Uint8Array.from({ length: screenSteps + 1 }, (_, step) => {
  const light = step / screenSteps;
  return Math.round(255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055));
});

const press = (most: number): number =>
  most > knee ? knee + (1 - knee) * (1 - Math.exp(-(most - knee) / (1 - knee))) : most;

/** Brings linear light to the screen; a soft shoulder keeps white caps and highlights from clipping. */
export const toneMap = ({ data }: Image): Uint8Array => {
  const result = new Uint8Array(data.length);
  for (let start = 0; start < data.length; start += channels) {
    const most = Math.max(at(data, start), at(data, start + 1), at(data, start + 2), 1e-6);
    const scale = (press(most) / most) * screenSteps;
    for (let index = start; index < start + channels; index++)
      result[index] = at(screenOf, Math.min(screenSteps, Math.max(0, Math.round(at(data, index) * scale))));
  }
  return result;
};
