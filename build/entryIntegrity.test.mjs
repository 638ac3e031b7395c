import { createHash } from 'node:crypto';

import { withIntegrity } from './entryIntegrity.js';

const contents = { '/static/main.abcdef.js': 'start();' };
const contentOf = (address) => contents[address];
const hash = createHash('sha384').update('start();').digest('base64');

test('names the hash of each script of the build, quoted or not', () => {
  expect(withIntegrity('<script defer src="/static/main.abcdef.js"></script>', contentOf)).toBe(
    `<script defer src="/static/main.abcdef.js" integrity="sha384-${hash}"></script>`,
  );
  expect(withIntegrity('<script defer=defer src=/static/main.abcdef.js></script>', contentOf)).toContain(
    `src=/static/main.abcdef.js integrity="sha384-${hash}">`,
  );
});

test('leaves alone what stands inline, and what is not of the build', () => {
  const html = '<script>a()</script><script src="/other.js"></script><script type="application/json">{}</script>';
  expect(withIntegrity(html, contentOf)).toBe(html);
});
