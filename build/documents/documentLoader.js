import { sharedText } from './sharedText.js';

const generated = /^export const (\w+) = (\{.*\}) as unknown as (.*);$/gm;

/**
 * Replaces the documents of a generated module by those that the backend answers right (build/documents/rewriteDocument.js).
 * Option `rewrite`: makes one of the other.
 */
export default function documentLoader(source) {
  const { rewrite } = this.getOptions();
  const documents = new Map([...source.matchAll(generated)].map(([, name, json]) => [name, rewrite(JSON.parse(json))]));
  const { text, constants } = sharedText([...documents.values()]);
  const rest = source.replace(generated, (_, name, _json, type) => {
    return `export const ${name} = ${text(documents.get(name))} as unknown as ${type};`;
  });
  return `${constants()}\n${rest}`;
}
