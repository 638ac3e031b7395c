import { type ListFilter, readListQuery, toListFilter } from '@/features/listing/listQuery';
import { searchPagePath } from '@/features/search/searchPath';
import type { Question } from './questions';

/** Parameter that names the question on screen by its code, so that an address survives a question that comes or goes. */
const questionParameter = 'question';
/** Its value after the last question; no attribute has such a code. */
const resultCode = '-';

/** Chosen values by the code of the question, as the addresses of lists carry them. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** The answers that an address holds, without what is no answer to any of the questions. */
export const readAnswers = (search: string, questions: readonly Question[]): Answers => {
  const { options, price } = readListQuery(search);
  const given: Answers = price ? { ...options, price: [`${price.from ?? ''}-${price.to ?? ''}`] } : options;
  return Object.fromEntries(
    questions.flatMap(({ code, isSingle, choices }) => {
      const values = choices.filter(({ value }) => given[code]?.includes(value)).map(({ value }) => value);
      return values.length > 0 ? [[code, isSingle ? values.slice(0, 1) : values] as const] : [];
    }),
  );
};

/** Whether an address is past the first question. */
export const isBegun = (search: string): boolean => new URLSearchParams(search).has(questionParameter);

/** The place among the questions that an address is at; their number for the result. */
export const readPlace = (search: string, questions: readonly Question[]): number => {
  const code = new URLSearchParams(search).get(questionParameter);
  if (code === resultCode) return questions.length;
  return Math.max(
    0,
    questions.findIndex((question) => question.code === code),
  );
};

/** The answers with another answer to one question; none takes it back. */
export const withAnswer = (answers: Answers, code: string, values: readonly string[]): Answers =>
  Object.fromEntries(Object.entries({ ...answers, [code]: values }).filter(([, chosen]) => chosen.length > 0));

const queryOf = (answers: Answers, questions: readonly Question[]): string[][] =>
  questions.flatMap(({ code }) => {
    const values = answers[code] ?? [];
    return values.length > 0 ? [[code, values.join(',')]] : [];
  });

const toAddress = (path: string, parameters: string[][]): string => {
  const query = new URLSearchParams(parameters).toString().replaceAll('%2C', ',');
  return query === '' ? path : `${path}?${query}`;
};

/** Address of a question, or of the result, with the answers. */
export const questionAddress = (
  path: string,
  questions: readonly Question[],
  place: number,
  answers: Answers,
): string => {
  const code = place === 0 ? [] : [[questionParameter, questions[place]?.code ?? resultCode]];
  return toAddress(path, [...code, ...queryOf(answers, questions)]);
};

/** Address of the list of all products that the answers leave, as its own filters would write it. */
export const listAddress = (questions: readonly Question[], answers: Answers): string =>
  toAddress(searchPagePath, queryOf(answers, questions));

/** The filter of `products` for the answers. */
export const toFilter = (questions: readonly Question[], answers: Answers): ListFilter =>
  toListFilter(readListQuery(new URLSearchParams(queryOf(answers, questions)).toString())) ?? {};
