import type { Colour } from './colour';
import { at, channels, makeImage, type Image } from './image';
import { white, type Parts } from './sprite';

const brightness = (red: number, green: number, blue: number): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

const brightnessAt = ({ data }: Image, start: number): number =>
  brightness(at(data, start), at(data, start + 1), at(data, start + 2));

/** Takes the colour out of something that was rendered in `own`, so that it can be dyed as if it had been white. */
export const neutralParts = (parts: Parts, own: Colour): Parts => {
  const { light, gloss, shade } = parts;
  const full = brightness(...own);
  const startOf = (index: number): number => index - (index % channels);
  return {
    ...parts,
    light: makeImage(light, (index) => {
      const inside = Math.max(0, brightnessAt(light, startOf(index)) - brightnessAt(gloss, startOf(index)));
      return at(gloss.data, index) + (inside * white) / full;
    }),
    shade: makeImage(shade, (index) => Math.min(1, brightnessAt(shade, startOf(index)))),
  };
};
