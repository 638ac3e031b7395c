import type { Colour } from './colour';
import { at, blank, channels, cut, makeImage, type Image } from './image';
import { resize } from './resample';
import type { Parts, Sprite } from './sprite';

/** Where a sprite lies on a picture: its upper left corner, and its size as a share of its own. */
export interface Place {
  left: number;
  top: number;
  scale: number;
}

/** Share of a sprite's side over which its shadow ends. */
const fadeShare = 0.16;

/** A shadow that ends within its own picture, so that it has no edge where it is laid on a larger one. */
const fadeShade = (shade: Image): Image => {
  const { width, height } = shade;
  const near = (place: number, length: number): number =>
    Math.min(1, Math.min(place, length - 1 - place) / (length * fadeShare));
  return makeImage(shade, (index) => {
    const pixel = Math.floor(index / channels);
    const share = near(pixel % width, width) * near(Math.floor(pixel / width), height);
    return 1 + (at(shade.data, index) - 1) * share;
  });
};

const fitImage = (image: Image, { left, top, scale }: Place, { width, height }: Image, outside = 0): Image =>
  cut(
    resize(image, Math.round(image.width * scale), Math.round(image.height * scale)),
    -Math.round(left),
    -Math.round(top),
    width,
    height,
    outside,
  );

/** Fits a plate's parts to a picture, so that many packs of one form can be painted where they stand. */
export const fitParts = (parts: Parts, place: Place, picture: Image): Parts => ({
  light: fitImage(parts.light, place, picture),
  gloss: fitImage(parts.gloss, place, picture),
  shade: fitImage(fadeShade(parts.shade), place, picture, 1),
  masks: fitImage(parts.masks, place, picture),
  label: parts.label && fitImage(parts.label, place, picture),
  inner: parts.inner && fitImage(parts.inner, place, picture),
  prints: new Map(),
});

/** Fits a sprite to a picture of that size. */
const fit = (sprite: Sprite, where: Place, picture: Image): Sprite => {
  const place = (image: Image, outside: number): Image => fitImage(image, where, picture, outside);
  const { colour, cover, shade } = sprite;
  return { colour: place(colour, 0), cover: place(cover, 0), shade: place(fadeShade(shade), 1) };
};

/** Stands a sprite on a picture: its shadow darkens what is there, then it covers it. */
export const lay = (ground: Image, sprite: Sprite, place?: Place): Image => {
  const { colour, cover, shade } = place ? fit(sprite, place, ground) : sprite;
  const { width, height } = ground;
  const result = blank(width, height);
  for (let index = 0; index < result.data.length; index++) {
    const share = Math.min(1, Math.max(0, at(cover.data, index)));
    const shadowed = at(ground.data, index) * Math.max(0, at(shade.data, index));
    result.data[index] = shadowed * (1 - share) + at(colour.data, index) * share;
  }
  return result;
};

/** From which share of the height on the ground darkens, and over which share. */
const horizon = { from: 0.3, over: 0.6 };

/** An even ground in a product's colours, lighter at the top. */
export const drawGround = (width: number, height: number, [wall, floor]: readonly [Colour, Colour]): Image => {
  const result = blank(width, height);
  for (let y = 0; y < height; y++) {
    const down = Math.min(1, Math.max(0, (y / height - horizon.from) / horizon.over));
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < channels; channel++)
        result.data[(y * width + x) * channels + channel] =
          (wall[channel] ?? 1) * (1 - down) + (floor[channel] ?? 1) * down;
  }
  return result;
};

/** Lets the light of a studio fall on a ground; `bright` is the light that leaves a colour as it is. */
export const lightUp = (ground: Image, light: Image, bright: number): Image => {
  const result = blank(ground.width, ground.height);
  for (let index = 0; index < result.data.length; index++)
    result.data[index] = (at(ground.data, index) * at(light.data, index)) / bright;
  return result;
};
