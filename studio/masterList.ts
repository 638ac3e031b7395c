import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of the list that the backend reads (`backend/media/masters.ts`). */
export interface ListedMaster {
  path: string;
  /** Size without parameters, in pixels. */
  width: number;
  height: number;
  /** File in the masters' folder; pictures of one recipe share it. */
  master: string;
  masterWidth: number;
  masterHeight: number;
  /** Tells whether the recipe is still the one that was used. */
  recipe: string;
}

export const mastersFolder = join(import.meta.dirname, 'masters');
const listFile = join(mastersFolder, 'index.json');

/** The list, as far as it was made. */
export const readList = (): ListedMaster[] =>
  existsSync(listFile) ? (JSON.parse(readFileSync(listFile, 'utf8')) as ListedMaster[]) : [];

/** Writes the list, by path. */
export const writeList = (entries: readonly ListedMaster[]): void => {
  const lines = [...entries].sort((a, b) => (a.path < b.path ? -1 : 1)).map((entry) => JSON.stringify(entry));
  writeFileSync(listFile, `[\n${lines.join(',\n')}\n]\n`);
};
