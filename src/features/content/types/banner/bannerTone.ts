import type { BannerProps } from './readBanner';
import {
  black,
  type Colour,
  contrast,
  luminance,
  over,
  parseColour,
  type Tone,
  white,
  words,
} from '../../colours/colours';

/** Ground under a banner's words: dark or light, and whether it needs help to be either. */
export interface BannerTone {
  tone: Tone;
  /** Whether the words could not be read without a veil between picture and text. */
  needsVeil: boolean;
}

/** WCAG 2.2, 1.4.3. */
const enoughContrast = 4.5;

/** The editor's colour over the picture, unless it is fully transparent. */
const overlayOf = ({ showOverlay, overlayColor }: BannerProps): Colour | undefined => {
  const colour = showOverlay === 'never' ? undefined : parseColour(overlayColor);
  return colour && colour[3] > 0 ? colour : undefined;
};

/** Every colour that may lie behind the words: a picture is unknown, so it may be black or white. */
const groundsOf = (props: BannerProps, backgroundColor: string | undefined): readonly Colour[] => {
  const colour = parseColour(backgroundColor);
  const below =
    props.desktopImage || props.videoSrc ? [black, white] : colour && colour[3] > 0 ? [over(colour, white)] : [];
  const overlay = overlayOf(props);
  if (!overlay) return below;
  const covered = (below.length > 0 ? below : [white]).map((ground) => over(overlay, ground));
  return props.showOverlay === 'hover' ? [...below, ...covered] : covered;
};

/** The colour that the editor gave to the words. */
const ownColour = ({ content }: BannerProps): Colour | undefined =>
  content instanceof HTMLElement
    ? [...content.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => parseColour(style.color)).find(Boolean)
    : undefined;

const hasWords = ({ content, legal, showButton, buttonText }: BannerProps): boolean =>
  (showButton !== 'never' && buttonText !== '') || [content, legal].some((part) => part?.textContent?.trim());

/**
 * Which ground the words of a banner have or need: a dark one where an editor wrote in white or chose a button for dark
 * grounds, and on a picture of which nothing is known; otherwise the one that its colour is. Undefined where there are no
 * words, or nothing lies below them.
 */
export const bannerTone = (props: BannerProps, backgroundColor: string | undefined): BannerTone | undefined => {
  const grounds = groundsOf(props, backgroundColor);
  if (grounds.length === 0 || !hasWords(props)) return undefined;
  const worst = (colour: Colour, among: readonly Colour[]): number =>
    Math.min(...among.map((ground) => contrast(colour, ground)));
  const own = ownColour(props);
  const overlay = overlayOf(props);
  // The editor's overlay tells which background is intended.
  const meant = overlay ? [over(overlay, overlay)] : grounds;
  const isDark = own
    ? luminance(own) > 0.4
    : (/invert/i.test(props.buttonType) && props.showButton !== 'never') ||
      worst(words.light, meant) < Math.max(worst(words.dark, meant), enoughContrast);
  const tone = isDark ? 'dark' : 'light';
  return { tone, needsVeil: worst(own ?? words[tone], grounds) < enoughContrast };
};
