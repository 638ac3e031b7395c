import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Pictures are kept from run to run: they are drawn from recipes that are their keys, and drawing takes a while. */
const picturesFolder = join(import.meta.dirname, '../../node_modules/.cache/halewell-e2e/pictures');

/** Makes a folder for a fresh database; it goes with the process. */
export const makeDataFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'halewell-e2e-'));
  mkdirSync(picturesFolder, { recursive: true });
  // A junction, as Windows lets nobody else make it; elsewhere the type is not looked at.
  symlinkSync(picturesFolder, join(folder, 'pictures'), 'junction');
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
