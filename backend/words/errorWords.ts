import type { RequestContext } from '../context';
import type { Resolvers } from '../schema/resolvers.generated';

import { germanErrors } from './german';

/** Languages of errors besides the backend's own English; one more is a file and a line here. */
const languages: Readonly<Record<string, Readonly<Record<string, string>>>> = { de: germanErrors };

interface Template {
  pattern: RegExp;
  text: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const toTemplate = ([english, text]: [string, string]): Template => ({
  pattern: new RegExp(
    `^${english
      .split(/\{\d\}/)
      .map(escaped)
      .join('(.*)')}$`,
    's',
  ),
  text,
});

/** Those with something put into them; the others are found by their whole text. */
const templates = Object.fromEntries(
  Object.entries(languages).map(([language, texts]) => [
    language,
    Object.entries(texts)
      .filter(([english]) => english.includes('{0}'))
      .map(toTemplate),
  ]),
);

/**
 * Says an error in the language of a store view. What is put into it may be an error itself. A text that has none in that
 * language stays as it is, as a Magento without a translation leaves it.
 * @param locale such as `de_DE`.
 */
export const errorWords = (message: string, locale: string): string => {
  const language = locale.slice(0, 2);
  const texts = languages[language];
  if (!texts) return message;
  const whole = Object.hasOwn(texts, message) ? texts[message] : undefined;
  if (whole !== undefined) return whole;
  for (const { pattern, text } of templates[language] ?? []) {
    const [, ...values] = pattern.exec(message) ?? [];
    if (values.length > 0)
      return text.replace(/\{(\d)\}/g, (_, place) => errorWords(values[Number(place)] ?? '', locale));
  }
  return message;
};

const inWords = {
  message: ({ message }: { message: string }, _parameters: unknown, { store }: Pick<RequestContext, 'store'>): string =>
    errorWords(message, store.locale),
};

/** The errors that are part of an answer, in the language of the store view. */
export const errorWordResolvers: Resolvers = {
  CartItemError: inWords,
  CartUserInputError: inWords,
  CheckoutUserInputError: inWords,
  PlaceOrderError: inWords,
  WishListUserInputError: inWords,
  WishlistCartUserInputError: inWords,
};
