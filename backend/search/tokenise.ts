/** One thing the visitor asks for: any of its phrases will do. */
export interface SearchTerm {
  /** The words as they count, for synonyms and for showing a corrected search. */
  text: string;
  /** Spellings that mean the same, each one or more words that stand together. */
  phrases: string[];
  /** A plain word: it may be misspelt, and at the end it may be unfinished. */
  isWord: boolean;
}

/** Longest search text that counts, in characters, as in the real backend. */
const maximumLength = 128;
const maximumTerms = 12;

/** Spellings of a unit of measure. Index and search both write the micro sign in its compatible form. */
const unitSpellings: Record<string, string[]> = {
  mcg: ['mcg', 'ug', 'μg'],
  ug: ['mcg', 'ug', 'μg'],
  μg: ['mcg', 'ug', 'μg'],
  mg: ['mg'],
  g: ['g'],
  kg: ['kg'],
  ml: ['ml'],
  l: ['l'],
  iu: ['iu'],
};

/** Little words that no one searches for. Single letters are vitamins. */
export const stopWords: ReadonlySet<string> = new Set(
  'and for the with of to or in my is are do does what which how can from on at by your an'.split(' '),
);

/** Words that say nothing in this shop, unless nothing else is asked for. */
const fillers: ReadonlySet<string> = new Set(
  'best good top cheap buy online uk supplement supplements product products'.split(' '),
);

/** The words of a text as the index has them: lower case, diacritics folded, the first 128 characters. */
export const readWords = (text: string): string[] =>
  text
    .slice(0, maximumLength)
    .replace(/[™®©]/g, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s(?![\p{L}\p{N}])/gu, '')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .match(/\d+\.\d+\p{L}*|[\p{L}\p{N}]+/gu) ?? [];

/** 1000 also stands as '1,000' in texts, which the index takes for two words. */
const numberSpellings = (number: string): string[] =>
  /^\d{4,6}$/.test(number) ? [number, `${number.slice(0, -3)} ${number.slice(-3)}`] : [number];

const amountTerm = (number: string, unit: string): SearchTerm => ({
  text: `${number} ${unit}`,
  phrases: numberSpellings(number).flatMap((digits) =>
    (unitSpellings[unit] ?? [unit]).flatMap((spelling) => [`${digits} ${spelling}`, `${digits}${spelling}`]),
  ),
  isWord: false,
});

/** 'B12', 'B 12' and 'omega-3': letters and digits that belong together. */
const codeTerm = (letters: string, digits: string): SearchTerm => ({
  text: `${letters}${digits}`,
  phrases: [`${letters}${digits}`, `${letters} ${digits}`],
  isWord: false,
});

/** The singular of a plural and the other way round. */
const otherNumber = (word: string): string => {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('y')) return `${word.slice(0, -1)}ies`;
  return word.endsWith('s') ? word.slice(0, -1) : `${word}s`;
};

const longEnoughForPlural = 4;
const highestVitaminNumber = 12;

/** 'vitamin B' asks for B1 to B12 as well, 'vitamin D' for D3. */
const letterTerm = (letter: string): SearchTerm => ({
  text: letter,
  phrases: [letter, ...Array.from({ length: highestVitaminNumber }, (_, index) => `${letter}${index + 1}`)],
  isWord: false,
});

/** A word that stands alone. */
export const plainTerm = (word: string): SearchTerm => {
  if (/^[a-z]$/.test(word)) return letterTerm(word);
  const isWord = /^\p{L}+$/u.test(word);
  const hasPlural = isWord && word.length >= longEnoughForPlural && !word.endsWith('ss');
  return { text: word, phrases: hasPlural ? [word, otherNumber(word)] : numberSpellings(word), isWord };
};

const coenzyme = 'coq10';

/** The term that begins at `index`, and how many words it takes. */
const readTerm = (words: readonly string[], index: number): { term: SearchTerm; length: number } => {
  const word = words[index] ?? '';
  const next = words[index + 1] ?? '';
  for (const length of [3, 2]) {
    const joined = words.slice(index, index + length).join('');
    if (joined === coenzyme && words.length >= index + length) return { term: codeTerm('coq', '10'), length };
  }
  if (/^\d+(\.\d+)?$/.test(word) && next in unitSpellings) return { term: amountTerm(word, next), length: 2 };
  if (/^([a-z]|omega)$/.test(word) && /^\d{1,2}$/.test(next)) return { term: codeTerm(word, next), length: 2 };
  const amount = /^(\d+(?:\.\d+)?)(\p{L}+)$/u.exec(word);
  if (amount?.[1] && amount[2] && amount[2] in unitSpellings) {
    return { term: amountTerm(amount[1], amount[2]), length: 1 };
  }
  const code = /^([a-z]+)(\d+)$/.exec(word);
  if (code?.[1] && code[2]) return { term: codeTerm(code[1], code[2]), length: 1 };
  return { term: plainTerm(word), length: 1 };
};

/**
 * Reads what a visitor typed as terms: diacritics folded, amounts and vitamin codes recognised in every spelling
 * ('1000iu', '1,000 IU', '25 µg', 'b 12', 'Co-Q10'), little words left out: a text of nothing else has no term.
 */
export const tokenise = (text: string): SearchTerm[] => {
  const all = readWords(text);
  const meaningful = all.filter((word) => !stopWords.has(word));
  const telling = meaningful.filter((word) => !fillers.has(word));
  const words = telling.length > 0 ? telling : meaningful;
  const terms: SearchTerm[] = [];
  for (let index = 0; index < words.length && terms.length < maximumTerms;) {
    const { term, length } = readTerm(words, index);
    terms.push(term);
    index += length;
  }
  return terms;
};
