import { parse, TYPE, type MessageFormatElement, type PluralOrSelectOption } from '@formatjs/icu-messageformat-parser';

const letters: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, index) => [
    letter,
    [...'äƀçđéƒğĥíĵķłɱñóƥɋŕşţúṽŵẋýž'][index] ?? letter,
  ]),
);

const accent = (text: string): string =>
  [...text].map((letter) => letters[letter] ?? letters[letter.toLowerCase()]?.toUpperCase() ?? letter).join('');

const vowels = /[aeiou]/gi;

/** Every vowel twice: words become some 40 % longer. */
const lengthen = (text: string): string => text.replace(vowels, (vowel) => vowel + vowel);

const pseudo = (elements: MessageFormatElement[]): MessageFormatElement[] =>
  elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: accent(lengthen(element.value)) };
    if (element.type === TYPE.tag) return { ...element, children: pseudo(element.children) };
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
    const given: Record<string, PluralOrSelectOption> = element.options;
    const options = Object.fromEntries(
      Object.entries(given).map(([name, option]) => [name, { ...option, value: pseudo(option.value) }]),
    );
    return { ...element, options };
  });

/**
 * A catalogue in no language: every letter of the shop's own texts has a mark and words are some 40 % longer. What is left
 * without marks on a page bypasses the catalogues.
 */
export const pseudoCatalogue = (messages: Readonly<Record<string, string>>): Record<string, MessageFormatElement[]> =>
  Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, pseudo(parse(message))]));
