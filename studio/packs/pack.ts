import type { PackForm, PackSpec } from '../../backend/seed/packSpec';
import type { Canvas } from '../drawing/canvas';
import { group, transform } from '../drawing/svg';
import { designPack, GROUND, STAGE } from './design';
import { blister } from './forms/blister';
import { dropper } from './forms/dropper';
import type { Form } from './forms/form';
import { gummies } from './forms/gummies';
import { jar } from './forms/jar';
import { pouch } from './forms/pouch';
import { sachets } from './forms/sachets';
import { tub } from './forms/tub';
import { groundShadow } from './light';

interface Staging {
  draw: Form;
  /** How much of the stage the form fills, so that all look equally near. */
  scale: number;
  /** Moves a form whose visual middle is not its drawn middle. */
  shift: number;
}

const STAGINGS: Readonly<Record<PackForm, Staging>> = {
  dropper: { draw: dropper, scale: 1.14, shift: 0 },
  tub: { draw: tub, scale: 1.14, shift: 0 },
  jar: { draw: jar, scale: 1.2, shift: 0 },
  gummies: { draw: gummies, scale: 1.2, shift: 0 },
  pouch: { draw: pouch, scale: 1.1, shift: 0 },
  sachets: { draw: sachets, scale: 1.12, shift: -28 },
  blister: { draw: blister, scale: 1.12, shift: -28 },
};

/** Where a staged pack touches the ground. */
export const STANDING_LINE = GROUND + 44;

/** The pack with its shadow on the 1200 x 1500 stage, without a backdrop. */
export function drawPack(canvas: Canvas, spec: PackSpec, shadowStrength = 1): string {
  const { draw, scale, shift } = STAGINGS[spec.form];
  const { body, base } = draw(canvas, designPack(spec));
  const middle = STAGE.width / 2;
  return group(
    {
      transform: transform({
        x: middle - middle * scale + shift * scale,
        y: STANDING_LINE - GROUND * scale,
        scale,
      }),
    },
    shadowStrength > 0 ? groundShadow(canvas, base.x, base.width, base.y, shadowStrength) : '',
    body,
  );
}
