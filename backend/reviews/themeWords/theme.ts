/** The matters that reviews speak of; a code is kept with the review. */
export const themeCodes = [
  'taking',
  'taste',
  'mixing',
  'label',
  'ingredients',
  'certificate',
  'packaging',
  'delivery',
  'value',
  'subscription',
  'service',
] as const;

export type ThemeCode = (typeof themeCodes)[number];

/** What one language calls a matter, and the words by which a text speaks of it. */
export interface Theme {
  label: string;
  words: RegExp;
}

/** Every matter in one language. */
export type ThemesOfLanguage = Readonly<Record<ThemeCode, Theme>>;

/** A word that begins with one of these. `\b` will not do: to it, a letter with an accent ends a word. */
export const beginning = (...starts: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${starts.join('|')})`, 'iu');
