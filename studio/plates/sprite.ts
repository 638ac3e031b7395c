import type { Colour } from './colour';
import { extend } from './edges';
import { at, blank, channels, makeImage, type Image } from './image';
import type { Plate } from './readPlate';
import { resize } from './resample';
import { leastPrint, mapPrint, readPrint, steadyLabel, type PrintMap, type Sheet } from './sheet';

/** A rendered thing that can stand on any ground. */
export interface Sprite {
  colour: Image;
  /** How much of a pixel it covers, the same in all channels. */
  cover: Image;
  /** Share of the ground's light that its shadow leaves. */
  shade: Image;
}

/** Colours of the parts that were rendered white; without one a part stays as rendered. */
export interface Paint {
  sheet?: Sheet;
  lid?: Colour;
  tint?: Colour;
  /** Colours of the three kinds of content. */
  fills?: readonly Colour[];
  /** Colour of all that is left: clear walls, through which the white studio was seen. */
  rest?: Colour;
}

/** A plate taken apart, at the size of its masks. */
export interface Parts {
  light: Image;
  /** Mirrored light, which takes no colour. */
  gloss: Image;
  shade: Image;
  masks: Image;
  label?: Image;
  inner?: Image;
  /** Where each print of a sheet's size lies, filled when it is first needed. */
  prints: Map<string, PrintMap>;
}

/** What white parts throw back (`WHITE` in `studio/blender/materials.py`). */
export const white = 0.8;

/**
 * Takes a plate apart: the object without the ground's light at its edges, and the ground without the object.
 * @param ground the light on the same ground without an object.
 */
export const separate = ({ light, gloss, parts, label, inner }: Plate, ground: Image): Parts => {
  if (!parts) throw new Error('A plate without masks cannot be taken apart.');
  const small = resize(parts, light.width, light.height);
  const object = (pixel: number): number => at(small.data, pixel * channels);
  const bright = resize(ground, light.width, light.height);
  const shadow = makeImage(light, (index) =>
    Math.min(1.1, at(light.data, index) / Math.max(1e-3, at(bright.data, index))),
  );
  const enlarge = (image: Image): Image => resize(image, parts.width, parts.height);
  return {
    light: enlarge(extend(light, object)),
    gloss: enlarge(extend(gloss, object)),
    shade: enlarge(extend(shadow, (pixel) => 1 - object(pixel))),
    masks: parts,
    label: label && steadyLabel(label),
    inner,
    prints: new Map(),
  };
};

const printMapOf = ({ label, prints }: Parts, { width, height }: Sheet): PrintMap | undefined => {
  const size = `${width}x${height}`;
  const map = prints.get(size) ?? (label && mapPrint(label, width, height));
  if (map) prints.set(size, map);
  return map;
};

/** Lays colours and print into a plate. */
export const paint = (parts: Parts, { sheet, lid, tint, fills = [], rest }: Paint): Sprite => {
  const { light, gloss, shade, masks, label, inner } = parts;
  const colour = blank(masks.width, masks.height);
  const cover = blank(masks.width, masks.height);
  const map = sheet && printMapOf(parts, sheet);
  const print = new Float32Array(channels);
  const dyed = new Float32Array(channels);
  let plain = 1;
  const dye = (share: number, by: ArrayLike<number> | undefined): void => {
    if (share <= leastPrint || !by) return;
    const part = Math.min(plain, share);
    plain -= part;
    for (let channel = 0; channel < channels; channel++)
      dyed[channel] = at(dyed, channel) + (part * at(by, channel)) / white;
  };
  for (let start = 0; start < masks.data.length; start += channels) {
    const covered = Math.min(1, at(masks.data, start));
    if (covered <= 0) continue;
    plain = 1;
    dyed.fill(0);
    if (map && label && at(label.data, start + 2) > leastPrint) {
      readPrint(map, sheet, start / channels, print);
      dye(at(label.data, start + 2) / covered, print);
    }
    dye(at(masks.data, start + 1) / covered, lid);
    dye(at(masks.data, start + 2) / covered, tint);
    if (inner) for (let kind = 0; kind < channels; kind++) dye(at(inner.data, start + kind) / covered, fills[kind]);
    dye(plain, rest);
    for (let index = start; index < start + channels; index++) {
      const mirrored = Math.min(at(gloss.data, index), at(light.data, index));
      colour.data[index] = mirrored + (at(light.data, index) - mirrored) * (at(dyed, index - start) + plain);
      cover.data[index] = covered;
    }
  }
  return { colour, cover, shade };
};
