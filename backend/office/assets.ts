import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const here = join(import.meta.dirname, 'assets');
const tokens = join(import.meta.dirname, '../../src/ui/tokens.css');

/** Files of the back office: its own, and the design tokens of the shop, which it looks like. */
const files: Readonly<Record<string, { path: string; type: string }>> = {
  'office.css': { path: join(here, 'office.css'), type: 'text/css; charset=utf-8' },
  'tokens.css': { path: tokens, type: 'text/css; charset=utf-8' },
  'preview.js': { path: join(here, 'preview.js'), type: 'text/javascript; charset=utf-8' },
};

/** A file of the back office; undefined for any other name. */
export const readAsset = (name: string): { body: string; type: string } | undefined => {
  const file = Object.hasOwn(files, name) ? files[name] : undefined;
  return file && { body: readFileSync(file.path, 'utf8'), type: file.type };
};
