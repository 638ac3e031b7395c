import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of the list of the shop's pictures, which the studio writes and the image service reads. */
export interface ListedMaster {
  /** Below `/media/`. */
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

/** The folder that the studio fills. */
export const mastersFolder = join(import.meta.dirname, '../../studio/masters');

/** Name of the list in the folder. */
export const listFile = 'index.json';

/**
 * The list, as far as it was made.
 * @throws SyntaxError when it is not JSON.
 */
export const readMasterList = (): ListedMaster[] => {
  const file = join(mastersFolder, listFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ListedMaster[]) : [];
};
