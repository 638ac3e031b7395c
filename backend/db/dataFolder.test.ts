import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { DataUnusable, openDataFolder } from './dataFolder';

describe('openDataFolder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halewell-data-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('makes the folder with those above it', () => {
    openDataFolder(join(folder, 'a', 'b'));
    expect(existsSync(join(folder, 'a', 'b'))).toBe(true);
    expect(() => openDataFolder(join(folder, 'a', 'b'))).not.toThrow();
  });

  it('says in words why a folder cannot be used', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => openDataFolder(file)).toThrow(DataUnusable);
    expect(() => openDataFolder(file)).toThrow('it is a file, not a folder. Name another one in DATA_DIR.');
    expect(() => openDataFolder(join(file, 'data'))).toThrow('a part of its path is a file');
  });
});
