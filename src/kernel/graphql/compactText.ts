import { type ASTNode, print } from 'graphql';

const texts = new WeakMap<ASTNode, string>();

/** What may be left out: around a punctuator all layout, behind a spread as well; elsewhere it is one space. Strings stay. */
const layout = /"(?:[^"\\]|\\.)*"|(\.\.\.)[\s,]+|[\s,]*([!$&()[\]{}:=@|])[\s,]*|[\s,]+/g;

/**
 * The text of a document without layout, so that it is short in a URL. It is what graphql's `stripIgnoredCharacters` gives,
 * without its lexer (3.4 KiB, brotli); block strings, which that lays out again, are not used here. A text is made once.
 */
export const compactText = (document: ASTNode): string => {
  const known = texts.get(document);
  if (known !== undefined) return known;
  const text = print(document).replace(
    layout,
    (all, spread?: string, punctuator?: string) => spread ?? punctuator ?? (all.startsWith('"') ? all : ' '),
  );
  texts.set(document, text);
  return text;
};
