import type { ContentNode } from '../tree/contentNode';
import styles from '../themes/general.module.css';
import { themeClassNames } from '../themes/themes';
import { toneOfColour } from '../colours/toneOfColour';

const grounds = { dark: styles.onDark, light: styles.onLight };

/** For what brings a light ground of its own, wherever it stands. */
export const lightGround = styles.onLight;

/** The looks that an editor's classes ask for, and the words that can be read on the colour that the editor chose. */
export const blockClassNames = ({ cssClasses, box }: ContentNode): string => {
  const tone = toneOfColour(box.backgroundColor);
  return `${themeClassNames(cssClasses)} ${(tone && grounds[tone]) ?? ''}`;
};
