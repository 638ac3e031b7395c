import type { MessageFormatElement } from 'react-intl';

/** Messages of one locale: compiled by the build, plain text in tests. */
export type Catalogue = Record<string, string> | Record<string, MessageFormatElement[]>;

/** The English texts that are there. Every module brings its own (build/ownMessages.js), before anything shows them. */
export const sourceMessages: Catalogue = {};

const literal = 0;

/** Makes syntax trees of the compiled messages that are sent as plain text, to keep them short. */
export const spellOut = (compiled: Record<string, string | MessageFormatElement[]>): Catalogue =>
  Object.fromEntries(
    Object.entries(compiled).map(([id, message]) => [
      id,
      typeof message === 'string' ? (message === '' ? [] : [{ type: literal, value: message }]) : message,
    ]),
  );

/**
 * Adds the texts of a module.
 * @public Called from what build/ownMessages.js appends to the module.
 */
export const addMessages = (compiled: Record<string, string | MessageFormatElement[]>): void => {
  Object.assign(sourceMessages, spellOut(compiled));
};
