// Message catalogues: every message that the code uses exists in all eight, none is unused, and all parse with the same arguments.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { brandProblems, messageProblems, withBrand } from './checks/messages.mjs';
import { filesBelow, report, root } from './lib/steps.mjs';

const locales = ['en_GB', 'en_US', 'fr_CA', 'fr_FR', 'de_DE', 'nl_NL', 'pl_PL', 'pt_PT'];

const sourceText = filesBelow(join(root, 'src'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|[\\/]src[\\/]testing[\\/]/.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

const unreadable = [];
const read = (locale) => {
  try {
    const text = readFileSync(join(root, 'i18n', `${locale}.json`), 'utf8');
    const catalogue = JSON.parse(text);
    // Of two values of one key JSON takes the last without a word.
    if (text !== `${JSON.stringify(catalogue, null, 2)}\n`) unreadable.push(`${locale}: a key stands twice.`);
    return catalogue;
  } catch (error) {
    unreadable.push(`${locale}: ${error.message}`);
    return {};
  }
};
const catalogues = Object.fromEntries(locales.map((locale) => [locale, read(locale)]));

// The full brand has every text that the code can show; any other brand file may leave out what it does not promise.
const brands = readdirSync(join(root, 'brand')).map((file) => ({
  file,
  ...JSON.parse(readFileSync(join(root, 'brand', file), 'utf8')),
}));
const fullBrand = brands.find(({ file }) => file === 'halewell.json');
const footers = JSON.stringify(brands.map(({ footer }) => footer));

report(
  [
    ...unreadable,
    ...messageProblems(withBrand(catalogues, fullBrand), sourceText + footers),
    ...brands.flatMap((brand) => brandProblems(brand, catalogues, sourceText + footers)),
  ],
  `${Object.keys(catalogues.en_GB).length} messages in ${locales.length} locales.`,
);
