import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileMessages } from './compileMessages.js';

const sourceCatalogue = join(dirname(fileURLToPath(import.meta.url)), '../i18n/en_GB.json');
const quoted = /(['"`])((?:[\w-]+\.)+[\w-]+)\1/g;

/**
 * Gives a module the English texts of the ids that it names, so that they come with the chunk that shows them and not
 * with the first load. Ids are always literals: scripts/checkMessages.mjs sees to that.
 */
export default function ownMessages(source) {
  this.addDependency(sourceCatalogue);
  const catalogue = JSON.parse(readFileSync(sourceCatalogue, 'utf8'));
  const ids = new Set([...source.matchAll(quoted)].map(([, , id]) => id).filter((id) => Object.hasOwn(catalogue, id)));
  if (ids.size === 0) return source;
  const own = compileMessages(Object.fromEntries([...ids].map((id) => [id, catalogue[id]])));
  return [
    source,
    `import { addMessages } from '@/kernel/i18n/sourceMessages';`,
    `addMessages(${JSON.stringify(own)});`,
  ].join('\n');
}
