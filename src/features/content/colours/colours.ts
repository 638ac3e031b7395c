/** Red, green and blue of 0 to 255, and how much of it covers what is below. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** A ground is light, with words in ink, or dark, with light ones. */
export type Tone = 'light' | 'dark';

export const black: Colour = [0, 0, 0, 1];
export const white: Colour = [255, 255, 255, 1];
/** The colours of the words: `--color-ink` on light, `--color-on-ink` on dark grounds. */
export const words: Record<Tone, Colour> = { light: [18, 50, 42, 1], dark: [251, 248, 241, 1] };

const hexPattern = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

const named: Partial<Record<string, Colour>> = { black, white };

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
  return parts.every(Number.isFinite) ? parts : named[value?.trim() ?? ''];
};

/** A colour laid over an opaque one. */
export const over = ([red, green, blue, alpha]: Colour, below: Colour): Colour => {
  const mix = (upper: number, lower: number): number => upper * alpha + lower * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
};

/** Relative luminance (WCAG 2.2). */
export const luminance = ([red, green, blue]: Colour): number => {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) =>
    part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast ratio (WCAG 2.2), 1 to 21. */
export const contrast = (one: Colour, other: Colour): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};
