import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Folder of the data that a merchandiser edits. */
const dataFolder = join(import.meta.dirname, 'data');

/** Every data file below the folder, as paths relative to it with forward slashes, sorted. */
export const listDataFiles = (folder: string = dataFolder): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(json|html)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();

/** Text of one data file. */
export const readText = (path: string): string => readFileSync(join(dataFolder, path), 'utf8');

/**
 * One JSON data file. `Shape` is what the file is written as; `checkCatalogue` and the data tests hold it to that.
 * @throws with the file's name when it is not JSON.
 */
export const readJson = <Shape>(path: string): Shape => {
  try {
    return JSON.parse(readText(path)) as Shape;
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** JSON files directly in one folder of the data, sorted by name. */
export const jsonFilesIn = (folder: string): string[] =>
  listDataFiles().filter((path) => path.startsWith(`${folder}/`) && path.endsWith('.json'));

/** Changes when any data file or the seed's own version changes. */
export const hashOfData = (version: number): string => {
  const hash = createHash('sha256').update(String(version));
  for (const path of listDataFiles()) hash.update(`\0${path}\0`).update(readText(path));
  return hash.digest('hex');
};
