import type { KnownForm } from '@/features/formFields/formField';

/** A street in as many lines; what does not fit stands at the end of the last one. */
export const fitLines = (street: readonly string[], count: number): string[] =>
  street.length <= count ? [...street] : [...street.slice(0, count - 1), street.slice(count - 1).join(', ')];

type LineRules = Pick<KnownForm, 'streetLines' | 'refusesMoreLines'>;

/** How many lines are shown of a street: where the backend takes them, as many as it has already. */
export const lineCount = ({ streetLines, refusesMoreLines }: LineRules, street: readonly string[]): number =>
  refusesMoreLines ? streetLines : Math.max(streetLines, street.length);

/** A street as the backend takes it. */
export const takenLines = (form: LineRules, street: readonly string[]): string[] =>
  fitLines(street, lineCount(form, street));

/** Name of a line in a form, counted from 1. */
export const lineName = (scope: string, line: number): string => `${scope}Street${line === 1 ? '' : line}`;

/** Lines that any address may have: more are not offered anywhere. */
export const mostLines = 9;

/** The numbers of all those lines. */
export const allLines: readonly number[] = Array.from({ length: mostLines }, (_, index) => index + 1);
