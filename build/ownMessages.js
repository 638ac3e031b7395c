import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandTexts } from './brand.js';
import { compileMessages } from './compileMessages.js';

const sourceCatalogue = join(dirname(fileURLToPath(import.meta.url)), '../i18n/en_GB.json');
const quoted = /(['"`])((?:[\w-]+\.)+[\w-]+)\1/g;

/** Messages that the brand's parts of a module name: the labels of the footer's links. */
const namedOfBrand = (source, brand) => (source.includes('BRAND.footer') ? JSON.stringify(brand.footer) : '');

/**
 * Gives a module the English texts of the ids that it names, so that they come with the chunk that shows them and not
 * with the first load; the brand's own texts go before the shop's. Ids are always literals: scripts/checkMessages.mjs sees to that.
 */
export default function ownMessages(source) {
  this.addDependency(sourceCatalogue);
  const { brand } = this.getOptions();
  const catalogue = { ...JSON.parse(readFileSync(sourceCatalogue, 'utf8')), ...brandTexts(brand, 'en_GB') };
  const names = source + namedOfBrand(source, brand);
  const ids = new Set([...names.matchAll(quoted)].map(([, , id]) => id).filter((id) => Object.hasOwn(catalogue, id)));
  if (ids.size === 0) return source;
  const own = compileMessages(Object.fromEntries([...ids].map((id) => [id, catalogue[id]])));
  return [
    source,
    `import { addMessages } from '@/kernel/i18n/sourceMessages';`,
    `addMessages(${JSON.stringify(own)});`,
  ].join('\n');
}
