import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { readBackend } from '../build/capabilities.js';
import { readOperations } from '../build/documents/ownDocuments.js';
import { sentDocumentMaker } from '../build/documents/rewriteDocument.js';
import { listOperations } from '../backend/graphql/operationList';

import { readDeployment } from './deployment';
import { headerRules } from './headerRules';
import { writeLanguagePages } from './languagePages';
import { nginxConfiguration } from './nginxConfiguration';

const root = join(import.meta.dirname, '..');
const made = join(import.meta.dirname, 'made');

// Run by the build: the policies hold the hashes of the document that it has just written.
const distDir = resolve(root, process.env.DIST_DIR || 'dist');
const deployment = readDeployment(process.env, distDir);
writeLanguagePages(distDir, readFileSync(join(distDir, 'index.html'), 'utf8'), deployment.storeLocales);
mkdirSync(made, { recursive: true });
writeFileSync(join(made, 'halewell.conf'), nginxConfiguration(deployment));

// As the shop sends them to the backend that it was built for.
const sentDocument = await sentDocumentMaker(root, readBackend(root, process.env.SHOP_BACKEND));
const operations = listOperations([...readOperations(join(root, 'src')).values()].map(sentDocument));
writeFileSync(join(made, 'operations.json'), `${JSON.stringify(operations, null, 2)}\n`);
writeFileSync(join(made, 'headers.json'), `${JSON.stringify(headerRules(deployment), null, 2)}\n`);
