import { extend } from './edges';
import { at, blank, makeImage, type Image } from './image';
import { readPlate } from './readPlate';
import { plateFolder } from './renderPlates';
import { resize } from './resample';
import { separate, type Parts, type Sprite } from './sprite';

/** The rendered plates, each read once. */
export interface Studio {
  /** A pack or something beside it, before the pack studio's ground. */
  pack: (name: string) => Parts;
  /** A still life on an even ground of its own. */
  still: (name: string) => Parts;
  /** A whole scene. */
  scene: (name: string) => { light: Image; parts: Parts | undefined };
  /** The glass of water: it lets the ground through, with its own light and shade. */
  glass: () => Sprite;
  /** The light of the pack studio on its ground, in this size. */
  light: (width: number, height: number) => Image;
}

/** Glass gathers light up to this many times of the ground's. */
const brightest = 1.35;
/** The studio beyond the ground is dark and shows in glass; a room would not be. */
const clarity = 0.5;
/** The light on the ground of still lifes where nothing stands. */
const stillLight = 0.86;

const remember = <T>(make: (key: string) => T): ((key: string) => T) => {
  const made = new Map<string, T>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
};

/** Opens the plates for drawing; each is read when a picture first needs it. */
export const openStudio = (): Studio => {
  const plate = (name: string) => readPlate(plateFolder(name));
  const empty = remember((name) => extend(plate(name).light, () => 1));
  const lights = remember((size) => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    return resize(empty('empty'), width, height);
  });
  const glass = remember((name): Sprite => {
    const { light, parts } = plate(name);
    const { width, height } = parts ?? light;
    const ground = resize(empty('empty'), light.width, light.height);
    const shade = makeImage(light, (index) =>
      Math.min(brightest, (at(light.data, index) / Math.max(1e-3, at(ground.data, index))) ** clarity),
    );
    return { colour: blank(width, height), cover: blank(width, height), shade: resize(shade, width, height) };
  });
  return {
    glass: () => glass('water'),
    pack: remember((name) => separate(plate(name), empty('empty'))),
    still: remember((name) => {
      const still = plate(name);
      return separate(still, blank(still.light.width, still.light.height, stillLight));
    }),
    scene: remember((name) => {
      const scene = plate(name);
      return { light: extend(scene.light, () => 1), parts: scene.parts && separate(scene, scene.light) };
    }),
    light: (width, height) => lights(`${width}x${height}`),
  };
};
