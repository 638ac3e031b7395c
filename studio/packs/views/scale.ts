import type { PackForm } from '../../../backend/seed/packSpec';
import { group, transform } from '../../drawing/svg';
import { drawPack, STANDING_LINE } from '../pack';
import { drawStudio } from '../studio';
import { drawTumbler } from './tumbler';
import type { View } from './view';

interface Size {
  /** Real height of the pack in centimetres, its box without what leans on it. */
  centimetres: number;
  /** Height and half width of the drawn pack on the stage, in user units. */
  height: number;
  reach: number;
}

const SIZES: Readonly<Record<PackForm, Size>> = {
  dropper: { centimetres: 10.5, height: 1211, reach: 260 },
  tub: { centimetres: 12, height: 1065, reach: 400 },
  jar: { centimetres: 11.5, height: 1118, reach: 360 },
  gummies: { centimetres: 11.5, height: 1118, reach: 360 },
  pouch: { centimetres: 23, height: 1082, reach: 395 },
  sachets: { centimetres: 13, height: 997, reach: 420 },
  blister: { centimetres: 13, height: 997, reach: 420 },
};

/** A common tumbler. */
const GLASS_CENTIMETRES = 12.5;
const GLASS_REACH = 0.34;
const GROUND_LINE = 1230;
const MOST_HEIGHT = 900;
const MOST_WIDTH = 1000;
const GAP = 90;

/** The pack beside a glass of water, both at the same scale. */
export const scale: View = (canvas, spec, { colours }) => {
  const { centimetres, height, reach } = SIZES[spec.form];
  const packPerUnit = centimetres / height;
  const widthInCentimetres = 2 * reach * packPerUnit + 2 * GLASS_REACH * GLASS_CENTIMETRES;
  const unitsPerCentimetre = Math.min(
    MOST_HEIGHT / Math.max(centimetres, GLASS_CENTIMETRES),
    (MOST_WIDTH - GAP) / widthInCentimetres,
  );
  const size = unitsPerCentimetre * packPerUnit;
  const glass = GLASS_CENTIMETRES * unitsPerCentimetre;
  const total = widthInCentimetres * unitsPerCentimetre + GAP;
  const glassX = 600 - total / 2 + glass * GLASS_REACH;
  const packX = 600 + total / 2 - reach * size;
  return (
    drawStudio(canvas, colours) +
    drawTumbler(canvas, glassX, GROUND_LINE, glass) +
    group(
      {
        transform: transform({
          x: packX - 600 * size,
          y: GROUND_LINE - STANDING_LINE * size,
          scale: size,
        }),
      },
      drawPack(canvas, spec),
    )
  );
};
