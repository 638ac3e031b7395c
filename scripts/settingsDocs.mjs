// Writes the table of settings into the README (`npm run docs`); with `--check` it only says whether it stands there.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { settingRows } from '../settings/table.js';
import { fail, root, say } from './lib/steps.mjs';
import { settingsMarkdown } from './lib/settingsMarkdown.mjs';

const path = join(root, 'README.md');
const readme = readFileSync(path, 'utf8');
const between = /(<!-- settings: npm run docs -->\n)[\s\S]*?(\n<!-- end of settings -->)/;
if (!between.test(readme)) fail('README.md has no place for the table of settings.');
const written = readme.replace(between, (_, start, end) => `${start}\n${settingsMarkdown(settingRows)}\n${end}`);

if (written === readme) say(`${settingRows.length} settings stand in README.md.`);
else if (process.argv.includes('--check'))
  fail('The settings in README.md are not those of settings/table.js: npm run docs.');
else {
  writeFileSync(path, written);
  say(`Wrote ${settingRows.length} settings to README.md.`);
}
