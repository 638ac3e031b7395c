import { DIAGONAL, type Canvas } from '../../drawing/canvas';
import { CAST_SHADE, mix } from '../../drawing/colour';
import { circle, element, ellipse } from '../../drawing/svg';

export interface Bowl {
  x: number;
  y: number;
  radius: number;
  body: string;
  powder: string;
  /** Shapes the grains. */
  seed: number;
  grain?: Grain;
}

/** How coarse a powder looks: as in a wide picture, or from near. */
export type Grain = 'coarse' | 'fine';

const GRAINS = {
  coarse: { baseFrequency: '.06 .075', surfaceScale: 5 },
  fine: { baseFrequency: '.19 .21', surfaceScale: 1.4 },
} as const satisfies Record<Grain, object>;

/** A filter that lights noise like loose powder. */
export function powderTexture(canvas: Canvas, colour: string, seed: number, grain: Grain): string {
  const { baseFrequency, surfaceScale } = GRAINS[grain];
  const noise = element('feTurbulence', {
    type: 'fractalNoise',
    baseFrequency,
    numOctaves: 4,
    seed,
  });
  const light = element(
    'feDiffuseLighting',
    { 'lighting-color': colour, surfaceScale, diffuseConstant: 1.08 },
    element('feDistantLight', { azimuth: 225, elevation: 58 }),
  );
  const cut = element('feComposite', { in2: 'SourceGraphic', operator: 'in' });
  return canvas.define((id) =>
    element('filter', { id, x: 0, y: 0, width: '100%', height: '100%' }, noise + light + cut),
  );
}

/** A bowl of powder from above. */
export function drawBowl(canvas: Canvas, { x, y, radius, body, powder, seed, grain = 'coarse' }: Bowl): string {
  const rim = canvas.linear(
    [
      [0, '#fff', 0.55],
      [0.5, '#fff', 0],
      [1, CAST_SHADE, 0.3],
    ],
    DIAGONAL,
  );
  const hollow = canvas.linear(
    [
      [0, CAST_SHADE, 0.4],
      [0.5, CAST_SHADE, 0],
      [1, '#fff', 0.4],
    ],
    DIAGONAL,
  );
  const heap = canvas.radial(
    [
      [0, '#fff', 0.26],
      [0.6, '#fff', 0],
      [1, CAST_SHADE, 0.36],
    ],
    0.42,
    0.4,
    0.56,
  );
  const [fillX, fillY, fillRadius] = [x + radius * 0.03, y + radius * 0.04, radius * 0.79];
  return (
    ellipse(x + radius * 0.34, y + radius * 0.36, radius * 1.02, radius * 0.98, '#2f1f0a', {
      opacity: 0.36,
      filter: canvas.blur(Math.round(radius * 0.11)),
    }) +
    circle(x, y, radius, body) +
    circle(x, y, radius, rim) +
    circle(x, y, radius * 0.9, mix(body, CAST_SHADE, 0.22)) +
    circle(x, y, radius * 0.9, hollow) +
    circle(fillX, fillY, fillRadius, powder, { filter: powderTexture(canvas, powder, seed, grain) }) +
    circle(fillX, fillY, fillRadius, heap)
  );
}
