import { dutch } from './themeWords/dutch';
import { english } from './themeWords/english';
import { french } from './themeWords/french';
import { german } from './themeWords/german';
import { polish } from './themeWords/polish';
import { portuguese } from './themeWords/portuguese';
import { themeCodes, type ThemesOfLanguage } from './themeWords/theme';

/** Matters by the language of a store view; a store view in any other has English ones. */
const languages = new Map<string, ThemesOfLanguage>([
  ['de', german],
  ['en', english],
  ['fr', french],
  ['nl', dutch],
  ['pl', polish],
  ['pt', portuguese],
]);

const themesOf = (locale: string): ThemesOfLanguage => languages.get(locale.slice(0, 2)) ?? english;

/** Codes of the matters that a text in the language of a locale speaks of. */
export const themesIn = (text: string, locale: string): string[] => {
  const themes = themesOf(locale);
  return themeCodes.filter((code) => themes[code].words.test(text));
};

/** What a matter is called in a language; undefined for one that is none. */
export const themeLabel = (code: string, locale: string): string | undefined => {
  const known = themeCodes.find((theme) => theme === code);
  return known && themesOf(locale)[known].label;
};
