import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Size } from './service/imageSize';

/** What tells one picture from another. */
export interface PictureId {
  /** Absolute path of the file; name of a picture that lies elsewhere. */
  file: string;
  /** Changes with the picture's content. */
  version: string;
}

/** A picture that the shop has: a finished file, of which the image service makes every size. */
export interface Master extends PictureId {
  /** Reads a picture that lies in no file. */
  read?: () => Promise<Buffer>;
  /** Size of a response without parameters, in pixels. */
  natural: Size;
  /** Size of the file, in pixels: nothing larger is made of it. */
  size: Size;
}

interface ListedMaster {
  path: string;
  width: number;
  height: number;
  master: string;
  masterWidth: number;
  masterHeight: number;
  recipe: string;
}

/** The folder that the studio fills. */
const mastersFolder = join(import.meta.dirname, '../../studio/masters');

const readList = (folder: string): ListedMaster[] => {
  const file = join(folder, 'index.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ListedMaster[]) : [];
};

/**
 * The pictures of the shop by their path below `/media/`, as the studio's list names them.
 * @throws SyntaxError when the list is not JSON.
 */
export const readMasters = (folder: string = mastersFolder): ReadonlyMap<string, Master> =>
  new Map(
    readList(folder).map(({ path, width, height, master, masterWidth, masterHeight, recipe }) => [
      path,
      {
        file: join(folder, master),
        version: recipe,
        natural: { width, height },
        size: { width: masterWidth, height: masterHeight },
      },
    ]),
  );
