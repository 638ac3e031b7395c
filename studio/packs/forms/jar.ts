import { seededRandom } from '../../drawing/random';
import { group, rect, short } from '../../drawing/svg';
import { GROUND } from '../design';
import { AMBER, drawAmberBody } from '../glass';
import type { Form } from './form';
import { drawNeck, finishJar, JAR, JAR_OUTLINE } from './jarShell';

/** An amber jar; capsules show as shadows through the glass below the label. */
export const jar: Form = (canvas, design) => {
  const random = seededRandom(design.seed + 7);
  let capsules = '';
  for (let row = 0; row < 3; row++) {
    for (let column = -1; column < 8; column++) {
      const x = JAR.x + (column + (row % 2) * 0.5) * 92 + random() * 20;
      const y = GROUND - 62 - row * 40 + random() * 14;
      const turn = (random() - 0.5) * 50;
      const pivot = `${JAR.x + column * 92 + 42} ${GROUND - 50 - row * 40}`;
      capsules += rect(x, y, 84, 34, '#3a1905', {
        rx: 17,
        opacity: 0.55,
        transform: `rotate(${short(turn)} ${pivot})`,
      });
    }
  }
  const glass =
    drawNeck(canvas.linear(AMBER)) +
    drawAmberBody(canvas, JAR_OUTLINE, JAR) +
    group({ 'clip-path': canvas.clip(JAR_OUTLINE), opacity: 0.5 }, capsules);
  return finishJar(canvas, design, glass, 0.5);
};
