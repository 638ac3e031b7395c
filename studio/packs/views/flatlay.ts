import { mix } from '../../drawing/colour';
import { drawFlatlay } from '../../scenes/flatlay';
import { contentOf } from '../contents/content';
import { STAGE } from '../design';
import type { View } from './view';

/** Content of the pack, in bowls from above, in the colours of the pack. */
export const flatlay: View = (canvas, _spec, design) => {
  const { light, block } = design.colours;
  const content = contentOf(design);
  return drawFlatlay(canvas, STAGE, {
    anchor: 0.5,
    tones: [mix(light, '#ffffff', 0.6), mix(light, '#ffffff', 0.35), '#F7F3EA', block],
    capsules: [design.palette, design.palette],
    pieces: content === 'powder' || content === 'drops' ? 'none' : content,
  });
};
