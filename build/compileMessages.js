import { parse } from '@formatjs/icu-messageformat-parser';

const literal = 0;

/** Most messages are plain text; the shop spells those out when it loads them, as that is shorter than sending it. */
const shorten = (elements) => (elements.length === 1 && elements[0].type === literal ? elements[0].value : elements);

/**
 * Compiles messages: the browser gets what a parser would make of each text, and no parser.
 * @param {Record<string, string>} messages ICU texts by id.
 * @returns {Record<string, string | object[]>} a syntax tree, or a plain text.
 * @throws Error naming the message that is not valid ICU syntax.
 */
export const compileMessages = (messages) =>
  Object.fromEntries(
    Object.entries(messages).map(([id, text]) => {
      try {
        return [id, shorten(parse(text, { captureLocation: false }))];
      } catch (error) {
        throw new Error(`Message ${id} is not valid ICU syntax: ${text}`, { cause: error });
      }
    }),
  );
