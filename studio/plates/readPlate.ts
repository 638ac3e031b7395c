import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { at, blank, channels, type Image } from './image';
import { resize } from './resample';

/** Pictures of one render; `studio/blender/render.py` says what each shows. */
export interface Plate {
  light: Image;
  gloss: Image;
  /** Red: an object rather than the ground; green: its lid; blue: parts in the colour of the print. */
  parts?: Image;
  /** Red and green: place on the printed sheet; blue: how much of the pixel is print. */
  label?: Image;
  /** Red: what takes the colour of the content. */
  inner?: Image;
}

interface PlateFile {
  /** Size of the pictures that are made of it; masks are brought to it. */
  size: [width: number, height: number];
  images: Partial<Record<keyof Plate, [width: number, height: number]>>;
}

const exponentBits = 10;

/** Every half float's value. */
const halfFloats = Float32Array.from({ length: 65536 }, (_, bits) => {
  const sign = bits >= 32768 ? -1 : 1;
  const exponent = (bits >> exponentBits) & 31;
  const fraction = bits & 1023;
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15));
});

const readImage = (folder: string, name: string, [width, height]: [number, number]): Image => {
  const bytes = readFileSync(join(folder, `${name}.f16`));
  const data = new Float32Array(width * height * channels);
  for (let index = 0; index < data.length; index++) data[index] = at(halfFloats, bytes.readUInt16LE(index * 2));
  return { width, height, data };
};

/** Reads a render that `renderPlates` has made. */
export const readPlate = (folder: string): Plate => {
  const { size, images } = JSON.parse(readFileSync(join(folder, 'plate.json'), 'utf8')) as PlateFile;
  const read = (name: keyof Plate): Image | undefined => images[name] && readImage(folder, name, images[name]);
  const readMask = (name: keyof Plate): Image | undefined => {
    const mask = read(name);
    return mask && resize(mask, ...size);
  };
  const light = read('light');
  if (!light) throw new Error(`The plate in ${folder} is not complete.`);
  const gloss = read('gloss') ?? blank(light.width, light.height);
  return { light, gloss, parts: readMask('parts'), label: readMask('label'), inner: readMask('inner') };
};
