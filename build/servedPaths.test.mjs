import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { fileFolders, isFilePath, rootFiles } from '../settings/servedPaths.js';

const entries = readdirSync(join(import.meta.dirname, '../public'), { withFileTypes: true });

describe('the list of who answers a path', () => {
  it('has every file and folder that lies beside the page', () => {
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => `/${name}`);
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `/${name}/`);
    expect(rootFiles).toEqual(expect.arrayContaining(files.filter((name) => name !== '/index.html')));
    expect(fileFolders).toEqual(expect.arrayContaining(folders));
  });

  it.each([
    '/',
    '/mugs',
    '/mugs.php',
    '/mugs.aspx',
    '/mugs.htm',
    '/a.js',
    '/sw.js/x',
    '/staticky',
    '/index.php/a.html',
  ])('takes %s for a page', (path) => {
    expect(isFilePath(path)).toBe(false);
  });

  it.each(['/static/gone.js', '/sw.js', '/icons/gone.png', '/.env', '/.well-known/x', '/a/.git/config'])(
    'takes %s for a file',
    (path) => {
      expect(isFilePath(path)).toBe(true);
    },
  );
});
