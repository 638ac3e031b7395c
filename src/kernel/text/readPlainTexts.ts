import { decode } from './decode';
import { mapTexts } from './mapTexts';

const entity = /&#?\w+;/;

const signs: Record<string, string> = { reg: '®', copy: '©', trade: '™' };

/**
 * An answer whose texts are decoded, once: to be shown as text, never as markup. At once or, where one has an entity that
 * few names have, when the whole table is there, in a chunk of its own.
 * @returns the answer itself where it has no entity, and what the usual ones make of it where the others cannot be loaded.
 */
export const readPlainTexts = (answer: unknown): unknown => {
  const json = JSON.stringify(answer) ?? '';
  if (!entity.test(json)) return answer;
  let isRare = false;
  const plain = mapTexts(json, (text) => {
    // In one step with the others a text that is escaped twice would be decoded twice.
    const read = decode(text.replace(/&(reg|copy|trade);/g, (_, sign: string) => signs[sign] ?? ''));
    isRare ||= entity.test(read);
    return read;
  });
  return isRare
    ? import(/* webpackChunkName: "entities" */ './decodeAll').then(
        ({ decodeAll }) => decodeAll(json),
        () => plain,
      )
    : plain;
};
