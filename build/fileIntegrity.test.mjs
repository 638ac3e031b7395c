import { createHash } from 'node:crypto';

import { withFileIntegrity } from './fileIntegrity.js';

const contents = {
  'index.html': '<html>',
  'static/main.abcdef.js': 'start();',
  'static/page-contact.abcdef.js': 'contact();',
  'static/page-contact.abcdef.css': '.a{}',
  'robots.txt': '',
};
const assets = Object.entries(contents).map(([name, text]) => ({ name, source: { buffer: () => Buffer.from(text) } }));
const compilation = { getAssets: () => assets, getAsset: (name) => assets.find((asset) => asset.name === name) };
const hash = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('names the hash of each file whose name changes with its content, kept from the start or not', async () => {
  const entries = [
    { url: '/index.html', revision: '1', size: 6 },
    { url: '/static/main.abcdef.js', revision: null, size: 8 },
  ];
  expect(await withFileIntegrity(entries, compilation)).toEqual({
    manifest: [
      { url: '/index.html', revision: '1', size: 6 },
      { url: '/static/main.abcdef.js', revision: null, size: 8, integrity: hash('start();') },
      {
        url: '',
        hashes: {
          '/static/page-contact.abcdef.js': hash('contact();'),
          '/static/page-contact.abcdef.css': hash('.a{}'),
        },
        size: 0,
      },
    ],
    warnings: [],
  });
});
