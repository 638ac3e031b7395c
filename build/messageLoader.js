import { parse } from '@formatjs/icu-messageformat-parser';

const literal = 0;

/** Most messages are plain text; the module spells those out when it is loaded, as that is shorter than sending it. */
const shorten = (elements) => (elements.length === 1 && elements[0].type === literal ? elements[0].value : elements);

/** Compiles a message catalogue: the browser gets what a parser would make of each text, and no parser. */
export default function messageLoader(source) {
  const messages = JSON.parse(source);
  const compiled = Object.entries(messages).map(([id, text]) => {
    try {
      return [id, shorten(parse(text, { captureLocation: false }))];
    } catch (error) {
      throw new Error(`Message ${id} is not valid ICU syntax: ${text}`, { cause: error });
    }
  });
  const json = JSON.stringify(JSON.stringify(Object.fromEntries(compiled)));
  return [
    `const messages = JSON.parse(${json});`,
    'for (const id in messages) {',
    `  if (typeof messages[id] === 'string') messages[id] = messages[id] ? [{ type: ${literal}, value: messages[id] }] : [];`,
    '}',
    'export default messages;',
  ].join('\n');
}
