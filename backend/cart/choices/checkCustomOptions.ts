import {
  listCustomOptions,
  listCustomValues,
  type CustomOptionRow,
} from '../../catalog/productTypes/customOptionQueries';
import type { Db } from '../../db/open';
import type { Choices } from './choices';
import { choiceMessages } from './messages';
import type { ChoiceInput } from './readChoiceInput';

const takesMany = ({ type }: CustomOptionRow): boolean => type === 'checkbox' || type === 'multiple';

const dateShapes: Partial<Record<CustomOptionRow['type'], RegExp>> = {
  date: /^\d{4}-\d{2}-\d{2}(?: 00:00:00)?$/,
  date_time: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(?::\d{2})?$/,
  time: /^(?:\d{4}-\d{2}-\d{2} )?\d{2}:\d{2}(?::\d{2})?$/,
};

const findTextProblem = ({ max_characters: most, type }: CustomOptionRow, text: string): string | null => {
  if (most > 0 && Array.from(text).length > most) return choiceMessages.tooLong;
  const shape = dateShapes[type];
  return shape && !shape.test(text) ? choiceMessages.date : null;
};

/** The values and texts of a product's customisable options, or why they cannot be had. */
export const checkCustomOptions = (
  db: Db,
  productId: number,
  input: ChoiceInput,
): Pick<Choices, 'values' | 'texts'> | { refused: string } => {
  const options = listCustomOptions(db, [productId]);
  const offered = options.length > 0 ? listCustomValues(db, [productId]) : [];
  const found: Pick<Choices, 'values' | 'texts'> = { values: [], texts: [] };
  for (const option of options) {
    const values = input.values.filter(({ optionId }) => optionId === option.id);
    const known = values.filter(({ id }) => offered.some((row) => row.id === id && row.option_id === option.id));
    // What is typed is no file.
    const given = option.type === 'file' ? undefined : input.texts.find(({ optionId }) => optionId === option.id);
    const text = given?.text;
    if (known.length < values.length || (values.length > 1 && !takesMany(option))) {
      return { refused: choiceMessages.valueNotAvailable };
    }
    if (values.length === 0 && text === undefined && option.is_required === 1) {
      return { refused: choiceMessages.required };
    }
    const problem = text === undefined ? null : findTextProblem(option, text);
    if (problem !== null) return { refused: problem };
    found.values.push(...known.map(({ id }) => id));
    if (text !== undefined) found.texts.push({ id: option.id, text });
  }
  return found;
};
