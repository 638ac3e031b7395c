import { parse } from '@formatjs/icu-messageformat-parser';

/** Compiles a message catalogue: the browser gets what a parser would make of each text, and no parser. */
export default function messageLoader(source) {
  const messages = JSON.parse(source);
  const compiled = Object.entries(messages).map(([id, text]) => {
    try {
      return [id, parse(text, { captureLocation: false })];
    } catch (error) {
      throw new Error(`Message ${id} is not valid ICU syntax: ${text}`, { cause: error });
    }
  });
  return JSON.stringify(Object.fromEntries(compiled));
}
