/** Print colours of the labels (design tokens `--color-ink` and the label paper). */
export const INK = '#12322A';
export const PAPER = '#FBF8F1';

type Channels = [number, number, number];

function channels(hex: string): Channels {
  return [
    Number.parseInt(hex.slice(1, 3), 16),
    Number.parseInt(hex.slice(3, 5), 16),
    Number.parseInt(hex.slice(5, 7), 16),
  ];
}

/** The colour at `share` (0 to 1) of the way from `from` to `to`; both as `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => {
    const end = target[index] ?? value;
    return Math.round(value + (end - value) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance (WCAG 2.2), 0 to 1. */
export function luminance(hex: string): number {
  const [red, green, blue] = channels(hex);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Whether light print is needed on this colour. */
export function isDark(hex: string): boolean {
  return luminance(hex) < 0.2;
}
