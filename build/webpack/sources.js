import { join } from 'node:path';

/** Folder of the project. */
export const root = join(import.meta.dirname, '../..');

/** Browsers of the last two and a half years; everything newer than this is not rewritten. */
export const target = 'es2022';

/** How names of modules are found. */
export const resolveSources = {
  extensions: ['.ts', '.tsx', '.js', '.json'],
  alias: { '@': join(root, 'src'), '@i18n': join(root, 'i18n') },
};
