import { listDataFiles, readJson, readText } from './dataFiles';
import type { ClaimData, LawData } from './catalogueData';
import { houseStyleRules, voiceRules } from './houseStyle';
import { reviewRules, wordingRules } from './wordingRules';
import type { WordingRule } from './wordingRules';

/** A place in a text that the shop may not publish. */
interface WordingProblem {
  found: string;
  why: string;
}

/** Files that hold the authorised texts themselves, or words that are searched for and never shown. */
const uncheckedFiles = [
  'claims.json',
  'de/claims.json',
  'de/terms.json',
  'law.json',
  'wording.json',
  'search.json',
  'redirects.json',
  'customers.json',
];

const plainText = (text: string): string =>
  text
    .replace(/<style[\s\S]*?<\/style>/gi, ' ')
    .replace(/<[^>]*?\b(?:alt|title)="([^"]*)"[^>]*>/gi, ' $1. ')
    .replace(/<\/?(?:p|h\d|li|div|br|td|th|tr|figure|ul|ol)\b[^>]*>/gi, ' ¶ ')
    .replace(/<[^>]+>/g, '')
    .replace(/&nbsp;|\s+/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('’', "'");

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const without = (text: string, allowed: readonly string[]): string => {
  const phrases = allowed.map((phrase) => phrase.replace(/\.$/, '')).sort((a, b) => b.length - a.length);
  return phrases.reduce(
    (rest, phrase) => rest.replace(new RegExp(`(?<!\\w)${escaped(phrase)}(?!\\w)`, 'giu'), '·'),
    text,
  );
};

/**
 * Finds words that UK law does not let a food supplement's seller use.
 * @param allowed authorised claims and other phrases that are lawful as a whole; they must appear word for word.
 */
export const findUnlawfulWording = (
  text: string,
  allowed: readonly string[],
  rules: readonly WordingRule[] = wordingRules,
): WordingProblem[] => {
  const rest = without(plainText(text), allowed);
  return rules.flatMap(({ pattern, why }) => [...rest.matchAll(pattern)].map(([found]) => ({ found, why })));
};

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
};

/** Returns texts that may be quoted: authorised claims, their conditions, statutory statements, reviewed phrases. */
export const allowedWording = (): string[] => {
  const claims = Object.values(readJson<Record<string, ClaimData>>('claims.json'));
  const law = readJson<LawData>('law.json');
  const reviewed = readJson<{ allowed: { text: string }[] }>('wording.json');
  return [
    ...claims.flatMap(({ text, condition }) => [text, condition]),
    ...Object.values(readJson<Record<string, string>>('de/claims.json')),
    ...law.statements,
    ...Object.values(law.warnings).map(({ text }) => text),
    ...reviewed.allowed.map(({ text }) => text),
  ];
};

const textsOf = (path: string): string[] =>
  path.endsWith('.html') ? [readText(path)] : stringsIn(readJson<unknown>(path));

/** Every unlawful wording in the seed's data files, with the file that holds it. */
export const checkSeedWording = (): (WordingProblem & { file: string; text: string })[] => {
  const allowed = allowedWording();
  return listDataFiles()
    .filter((file) => !uncheckedFiles.includes(file))
    .flatMap((file) => {
      const rules = file.startsWith('reviews/') ? [...wordingRules, ...reviewRules] : wordingRules;
      return textsOf(file).flatMap((text) =>
        findUnlawfulWording(text, allowed, rules).map((problem) => ({
          ...problem,
          file,
          text: text.length > 160 ? `${text.slice(0, 157)}...` : text,
        })),
      );
    });
};

/** Every form in the shop's own English texts that docs/words.md settles otherwise, with the file that holds it. */
export const checkHouseStyle = (): (WordingProblem & { file: string })[] =>
  listDataFiles()
    .filter((file) => !uncheckedFiles.includes(file) && !/^(?:de|reviews|films)\//.test(file))
    .flatMap((file) =>
      textsOf(file).flatMap((text) =>
        findUnlawfulWording(text, [], [...houseStyleRules, ...voiceRules]).map((problem) => ({ ...problem, file })),
      ),
    );
