import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { isInstalled } from './installed.mjs';

const wanted = { 'node_modules/a': { version: '1.0.0' }, 'node_modules/a-win32': { version: '1.0.0', optional: true } };

describe('isInstalled', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halewell-installed-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (name, content) => writeFileSync(join(folder, name), JSON.stringify(content));
  const installed = (present, dependencies = { a: '1.0.0' }) => {
    mkdirSync(join(folder, 'node_modules'), { recursive: true });
    write('package.json', { dependencies });
    write('package-lock.json', { packages: { '': { dependencies: { a: '1.0.0' } }, ...wanted } });
    write('node_modules/.package-lock.json', { packages: present });
    return isInstalled(folder);
  };

  it('holds when every package is there; those for other systems may be missing', () => {
    expect(installed(wanted)).toBe(true);
    expect(installed({ 'node_modules/a': { version: '1.0.0' } })).toBe(true);
  });

  it('does not hold when a package is missing, of another version, or not in the lock file', () => {
    expect(installed({})).toBe(false);
    expect(installed({ 'node_modules/a': { version: '1.0.1' } })).toBe(false);
    expect(installed(wanted, { a: '1.0.0', b: '1.0.0' })).toBe(false);
  });

  it('does not hold before npm has run', () => {
    rmSync(join(folder, 'node_modules'), { recursive: true });
    expect(isInstalled(folder)).toBe(false);
  });
});
