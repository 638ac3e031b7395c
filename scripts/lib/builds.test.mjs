import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildProblem, folderOfBuild, markKind, stockEnvironment } from './builds.mjs';

describe('where a build stands', () => {
  test('is dist for the shop as it comes, and a folder by its settings for any other', () => {
    expect(folderOfBuild({ PATH: '/bin', PORT: '8090' })).toBe('dist');
    expect(folderOfBuild({ SHOP_BACKEND: '' })).toBe('dist');
    const stock = folderOfBuild(stockEnvironment);
    expect(stock).toMatch(/^\.cache[\\/]builds[\\/][0-9a-f]{12}$/);
    expect(folderOfBuild({ ...stockEnvironment, PORT: '8090' })).toBe(stock);
    expect(folderOfBuild({ ...stockEnvironment, SHOP_STORE_NAME: 'Kiln' })).not.toBe(stock);
    expect(folderOfBuild({ ...stockEnvironment, DIST_DIR: 'out' })).toBe('out');
  });
});

describe('a build is served for what it was made for', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halewell-build-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('and refused for another backend, with the next step', () => {
    const out = join(folder, 'out');
    expect(buildProblem(out, {})).toMatch(/^There is no build in .*: run npm run build/);
    mkdirSync(out);
    writeFileSync(join(out, 'index.html'), '');
    expect(buildProblem(out, {})).toMatch(/is one for another backend, brand or image service/);
    markKind(out, stockEnvironment);
    expect(buildProblem(out, stockEnvironment)).toBeUndefined();
    expect(buildProblem(out, { ...stockEnvironment, PORT: '8090' })).toBeUndefined();
    expect(buildProblem(out, {})).toMatch(/another backend/);
  });
});
