import { isRecord } from '../../isRecord';

/** Choices of a product besides its variant, by internal ids. */
export interface Choices {
  /** Answers to a bundle's questions, with how many of each. */
  selections: { id: number; quantity: number }[];
  /** Links of a downloadable product. */
  links: number[];
  /** Values of customisable options. */
  values: number[];
  /** Customisable options that were typed. */
  texts: { id: number; text: string }[];
}

/** Nothing was chosen. */
export const noChoices: Choices = { selections: [], links: [], values: [], texts: [] };

/**
 * Choices as a cart line keeps them: the same ones are the same text, so that a second addition joins the first line.
 * Empty for none.
 */
export const storeChoices = ({ selections, links, values, texts }: Choices): string => {
  const isEmpty = selections.length + links.length + values.length + texts.length === 0;
  if (isEmpty) return '';
  return JSON.stringify({
    selections: selections.toSorted((one, other) => one.id - other.id),
    links: links.toSorted((one, other) => one - other),
    values: values.toSorted((one, other) => one - other),
    texts: texts.toSorted((one, other) => one.id - other.id),
  });
};

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const numbersOf = (value: unknown): number[] => listOf(value).filter((item) => typeof item === 'number');

/** Reads what `storeChoices` wrote. */
export const readStored = (stored: string): Choices => {
  if (stored === '') return noChoices;
  const parsed: unknown = JSON.parse(stored);
  if (!isRecord(parsed)) return noChoices;
  return {
    selections: listOf(parsed.selections).flatMap((item) =>
      isRecord(item) && typeof item.id === 'number' && typeof item.quantity === 'number'
        ? [{ id: item.id, quantity: item.quantity }]
        : [],
    ),
    links: numbersOf(parsed.links),
    values: numbersOf(parsed.values),
    texts: listOf(parsed.texts).flatMap((item) =>
      isRecord(item) && typeof item.id === 'number' && typeof item.text === 'string'
        ? [{ id: item.id, text: item.text }]
        : [],
    ),
  };
};
