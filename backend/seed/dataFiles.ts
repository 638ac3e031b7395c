import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The data of one shop: a folder of JSON and HTML that a merchandiser edits. */
export interface DataFiles {
  /** Paths of its files, relative to the folder, with forward slashes, sorted. */
  list: () => string[];
  /** Text of one file. */
  readText: (path: string) => string;
  /**
   * One JSON file. `Shape` is what the file is written as; the data tests hold it to that.
   * @throws with the file's name when it is not JSON.
   */
  readJson: <Shape>(path: string) => Shape;
  /** Changes when any file or the seed's own version changes. */
  hash: (version: number) => string;
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(json|html)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();

/** Opens a folder of data, named relative to this one. */
export const dataFilesIn = (name: string): DataFiles => {
  const folder = join(import.meta.dirname, name);
  const readText = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const list = (): string[] => listFiles(folder);
  return {
    list,
    readText,
    readJson: <Shape>(path: string): Shape => {
      try {
        return JSON.parse(readText(path)) as Shape;
      } catch (error) {
        throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
    hash: (version) => {
      const hash = createHash('sha256').update(String(version));
      for (const path of list()) hash.update(`\0${path}\0`).update(readText(path));
      return hash.digest('hex');
    },
  };
};

/** The data of the shop itself. */
export const shopFiles = dataFilesIn('data');

/** Every data file of the shop. */
export const listDataFiles = shopFiles.list;

/** Text of one data file of the shop. */
export const readText = shopFiles.readText;

/** One JSON data file of the shop. */
export const readJson = shopFiles.readJson;

/** JSON files directly in one folder of the data, sorted by name. */
export const jsonFilesIn = (folder: string): string[] =>
  listDataFiles().filter((path) => path.startsWith(`${folder}/`) && path.endsWith('.json'));
