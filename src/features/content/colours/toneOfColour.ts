import type { Tone } from './colours';

/** How browsers spell a colour that they have read, whatever way it was written. */
const rgb = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/;
const named: Partial<Record<string, Tone>> = { black: 'dark', white: 'light' };
/** Of red, green and blue (WCAG 2.2). */
const weights = [0.2126, 0.7152, 0.0722];
/** Luminance at which ink and the light words of dark grounds stand out as well as each other. */
const middle = 0.227;

/** Whether an editor's colour is a light or a dark ground; undefined where most of what is below shows through. */
export const toneOfColour = (colour = ''): Tone | undefined => {
  const [, ...parts] = rgb.exec(colour) ?? [];
  if (parts.length === 0) return named[colour];
  const alpha = Number(parts[3] ?? 1);
  if (alpha < 0.5) return undefined;
  const luminance = weights.reduce((sum, weight, index) => {
    const overWhite = 1 - alpha + (alpha * Number(parts[index])) / 255;
    return sum + weight * overWhite ** 2.2;
  }, 0);
  return luminance < middle ? 'dark' : 'light';
};
