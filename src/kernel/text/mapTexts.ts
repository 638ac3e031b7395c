/**
 * The fields of a backend's answers that are text although it writes entities of HTML into them: all names, labels and
 * titles. Contents (`html`, `content`, `description`) are HTML, and addresses, identifiers and what customers have written
 * about themselves are neither.
 */
const textField = /(?:^|_)(?:name|label|title|heading|copyright)$|^meta_desc/;

/** A `value` that has a label is what was typed or chosen; that of a facet, which counts products, is an identifier. */
const isText = (key: string, owner: object): boolean =>
  textField.test(key) || (key === 'value' && 'label' in owner && !('count' in owner));

/** Reads an answer from its JSON with every text changed. */
export const mapTexts = (json: string, change: (text: string) => string): unknown =>
  JSON.parse(json, function (this: object, key: string, value: unknown) {
    return typeof value === 'string' && isText(key, this) ? change(value) : value;
  });
