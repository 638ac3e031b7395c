import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const here = join(import.meta.dirname, 'assets');
const designSystem = join(import.meta.dirname, '../../src/ui');

const css = 'text/css; charset=utf-8';
const font = 'font/woff2';

/** Files of the back office: its own, and the design tokens and fonts of the shop, which it looks like. */
const files: Readonly<Record<string, { path: string; type: string }>> = {
  'office.css': { path: join(here, 'office.css'), type: css },
  'forms.css': { path: join(here, 'forms.css'), type: css },
  'preview.js': { path: join(here, 'preview.js'), type: 'text/javascript; charset=utf-8' },
  'tokens.css': { path: join(designSystem, 'tokens.css'), type: css },
  'instrument-sans-base.woff2': { path: join(designSystem, 'fonts/instrument-sans-base.woff2'), type: font },
  'ysabeau-office-base.woff2': { path: join(designSystem, 'fonts/ysabeau-office-base.woff2'), type: font },
};

/** A file of the back office; undefined for any other name. */
export const readAsset = (name: string): { body: Uint8Array<ArrayBuffer>; type: string } | undefined => {
  const file = Object.hasOwn(files, name) ? files[name] : undefined;
  return file && { body: new Uint8Array(readFileSync(file.path)), type: file.type };
};
