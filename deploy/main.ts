import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { readDeployment } from './deployment';
import { headerRules } from './headerRules';
import { nginxConfiguration } from './nginxConfiguration';

const root = join(import.meta.dirname, '..');
const made = join(import.meta.dirname, 'made');

// Run by the build: the policies hold the hashes of the document that it has just written.
const deployment = readDeployment(process.env, resolve(root, process.env.DIST_DIR || 'dist'));
mkdirSync(made, { recursive: true });
writeFileSync(join(made, 'halewell.conf'), nginxConfiguration(deployment));
writeFileSync(join(made, 'headers.json'), `${JSON.stringify(headerRules(deployment), null, 2)}\n`);
