import { seededRandom } from '../../drawing/random';
import { drawBowl } from '../contents/bowl';
import { contentOf } from '../contents/content';
import { powderColour, scatterDrops } from '../contents/loose';
import { layPieces, scatterPieces } from '../contents/pieces';
import { drawStudio } from '../studio';
import type { View } from './view';

const FIELD = { x: 120, y: 170, width: 960, height: 1160 } as const;

/** The daily dose alone: pieces where their number is known, drops, or powder in a bowl. */
export const dose: View = (canvas, _spec, design) => {
  const { colours, seed } = design;
  const random = seededRandom(seed + 9);
  const backdrop = drawStudio(canvas, colours);
  const content = contentOf(design);
  if (content === 'powder')
    return (
      backdrop +
      drawBowl(canvas, {
        x: 590,
        y: 730,
        radius: 400,
        body: '#F3EEE4',
        powder: powderColour(colours),
        seed: seed % 100,
        grain: 'fine',
      })
    );
  if (content === 'drops') return backdrop + scatterDrops(canvas, 24, FIELD, random);
  if (design.portion !== undefined)
    return backdrop + layPieces(canvas, content, colours, design.portion, FIELD, random);
  return backdrop + scatterPieces(canvas, content, colours, 22, FIELD, random);
};
