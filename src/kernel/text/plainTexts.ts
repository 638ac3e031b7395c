import { isRecord } from '../isRecord';

/**
 * The fields of a backend's answers that are text although it writes entities of HTML into them: all names, labels and
 * titles. Contents (`html`, `content`, `description`) are HTML, and addresses, identifiers and what a customer has written
 * about themselves are neither.
 */
const textField = /(?:^|_)(?:name|label|title|heading|copyright)$|^title_|^(?:meta|default)_description$/;

/** A `value` that has a label is what was typed or chosen; that of a facet, which counts products, is an identifier. */
const isText = (key: string, owner: object): boolean =>
  textField.test(key) || (key === 'value' && 'label' in owner && !('count' in owner));

/** Applies a function to every text of an answer; what has none that it changes is the same object as before. */
export const mapTexts = (answer: unknown, change: (text: string) => string): unknown => {
  if (Array.isArray(answer)) {
    const items: unknown[] = answer;
    const changed = items.map((item) => mapTexts(item, change));
    return changed.some((item, index) => item !== items[index]) ? changed : answer;
  }
  if (!isRecord(answer)) return answer;
  let changed: Record<string, unknown> | undefined;
  for (const [key, value] of Object.entries(answer)) {
    const next =
      typeof value !== 'string'
        ? mapTexts(value, change)
        : value.includes('&') && isText(key, answer)
          ? change(value)
          : value;
    if (next !== value) (changed ??= { ...answer })[key] = next;
  }
  return changed ?? answer;
};
