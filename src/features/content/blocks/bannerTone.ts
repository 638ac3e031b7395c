import type { BannerProps } from '../readers/blockProps';

/** Red, green and blue of 0 to 255, and how much of it covers what is below. */
type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** Ground under a banner's words: dark or light, and whether it needs help to be either. */
export interface BannerTone {
  tone: 'light' | 'dark';
  /** Whether the words could not be read without a veil between picture and text. */
  needsVeil: boolean;
}

const black: Colour = [0, 0, 0, 1];
const white: Colour = [255, 255, 255, 1];
/** The colours of the words: `--color-ink` on light, `--color-on-ink` on dark grounds. */
const words: Record<BannerTone['tone'], Colour> = { light: [18, 50, 42, 1], dark: [251, 248, 241, 1] };
/** WCAG 2.2, 1.4.3. */
const enoughContrast = 4.5;

const hexPattern = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** A colour as editors' tools write it; undefined for any other spelling. */
export const parseColour = (value: string | undefined): Colour | undefined => {
  const hex = hexPattern.exec(value?.trim() ?? '')?.[1];
  if (hex) {
    const long = hex.length < 6 ? hex.replace(/./g, '$&$&') : hex;
    const [red = 0, green = 0, blue = 0, alpha = 255] = (long.match(/../g) ?? []).map((pair) =>
      Number.parseInt(pair, 16),
    );
    return [red, green, blue, alpha / 255];
  }
  const [red, green, blue, alpha = '1'] = /^rgba?\(([^)]*)\)$/i.exec(value?.trim() ?? '')?.[1]?.split(/[\s,/]+/) ?? [];
  const share = alpha.endsWith('%') ? Number.parseFloat(alpha) / 100 : Number(alpha);
  const parts: Colour = [Number(red), Number(green), Number(blue), share];
  return parts.every(Number.isFinite) ? parts : undefined;
};

const over = ([red, green, blue, alpha]: Colour, below: Colour): Colour => {
  const mix = (upper: number, lower: number): number => upper * alpha + lower * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
};

const luminance = ([red, green, blue]: Colour): number => {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) =>
    part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: Colour, other: Colour): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** The editor's colour over the picture, unless nobody would see it. */
const overlayOf = ({ showOverlay, overlayColor }: BannerProps): Colour | undefined => {
  const colour = showOverlay === 'never' ? undefined : parseColour(overlayColor);
  return colour && colour[3] > 0 ? colour : undefined;
};

/** Every ground that the words may come to stand on: of a picture nothing is known, so it may be black or white. */
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
  // What the editor laid over the picture tells what it is to become.
  const meant = overlay ? [over(overlay, overlay)] : grounds;
  const isDark = own
    ? luminance(own) > 0.4
    : (/invert/i.test(props.buttonType) && props.showButton !== 'never') ||
      worst(words.light, meant) < Math.max(worst(words.dark, meant), enoughContrast);
  const tone = isDark ? 'dark' : 'light';
  return { tone, needsVeil: worst(own ?? words[tone], grounds) < enoughContrast };
};
