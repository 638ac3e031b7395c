import type { PackPlate } from './forms';

/** How a pack was rendered (`studio/blender`), in metres of the studio. */
interface PackSize {
  width: number;
  height: number;
  /** Metres of the studio for one of the pack: all packs fill the picture alike. */
  scale: number;
}

const jar: PackSize = { width: 0.0744, height: 0.122, scale: 1.2 };
const carton: PackSize = { width: 0.1, height: 0.108, scale: 0.94 };

const sizes: Readonly<Record<PackPlate, PackSize>> = {
  'jar-capsules': jar,
  'jar-tablets': jar,
  'jar-softgels': jar,
  dropper: { width: 0.0495, height: 0.125, scale: 1.17 },
  spray: { width: 0.0505, height: 0.111, scale: 1.2 },
  bottle: { width: 0.051, height: 0.12, scale: 0.84 },
  tub: { width: 0.0808, height: 0.1145, scale: 0.8 },
  gummies: { width: 0.0738, height: 0.118, scale: 1.08 },
  pouch: { width: 0.0877, height: 0.12, scale: 0.51 },
  'carton-capsules': carton,
  'carton-tablets': carton,
  'carton-sticks': carton,
};

/** How the pack of a plate was rendered. */
export const sizeOf = (plate: PackPlate): PackSize => sizes[plate];

/** The pack studio's pictures: pixels a metre, and where the middle of a pack touches the ground. */
export const packStudio = { scale: 1120 / 0.132, x: 560, y: 1139 } as const;
