import { basename } from 'node:path';

/**
 * Writes a module of a library as the shop needs it.
 * @param source of the module.
 * @param pieces each what stands there, and what stands for it.
 * @param path of the module.
 * @throws where the library has other words in a new version: then the loader that names the piece has to be looked at.
 */
export const replacePieces = (source, pieces, path) =>
  pieces.reduce((text, [what, answer]) => {
    const changed = text.replace(what, answer);
    if (changed === text)
      throw new Error(`There is no ${what} in ${basename(path)} any more: see the loaders in build/.`);
    return changed;
  }, source);

/**
 * A function of the module, alone or as a method, that here always answers the same.
 * @param answer an expression, in which the parameters are known; none for a function that does nothing.
 * @param indent of the function's first line.
 */
export const answering = (name, answer = '', indent = 0) => [
  new RegExp(
    `^( {${indent}}(?:export |async |get )?(?:function )?${name}\\([^)]*\\) \\{)\\n[^]*?^ {${indent}}\\}$`,
    'm',
  ),
  `$1${answer && ` return ${answer};`} }`,
];
