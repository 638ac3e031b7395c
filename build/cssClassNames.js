import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** 0 -> a, 25 -> z, 26 -> ba: a class name may not begin with a digit. */
const inLetters = (number) => {
  const rest = Math.floor(number / letters.length);
  return (rest > 0 ? inLetters(rest) : '') + letters[number % letters.length];
};

const modulesBelow = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.module.css'))
    .map((name) => join(folder, name));

/**
 * Short names for the classes of CSS modules: the file's place in the sorted list of files, then the class's place in its
 * file. The same sources give the same names, and unlike hashes they compress, in the styles and in the scripts.
 * @returns a `getLocalIdent` of css-loader.
 */
export const cssClassNames = (folder) => {
  const files = new Map(
    modulesBelow(folder)
      .sort()
      .map((file, index) => [file, { prefix: inLetters(index), classes: new Map() }]),
  );
  return ({ resourcePath }, _localIdentName, localName) => {
    const file = files.get(resourcePath);
    // css-loader takes null for "name it yourself".
    if (!file) return null;
    if (!file.classes.has(localName)) file.classes.set(localName, file.classes.size);
    return `${file.prefix}_${inLetters(file.classes.get(localName))}`;
  };
};
