import { join } from 'node:path';

import { mastersFolder, readMasterList } from './masterList';
import type { Master } from './service/master';

/** The pictures of the shop by their path below `/media/`, as the studio's list names them. */
export const readMasters = (): ReadonlyMap<string, Master> =>
  new Map(
    readMasterList().map(({ path, width, height, master, masterWidth, masterHeight, recipe }) => [
      path,
      {
        file: join(mastersFolder, master),
        version: recipe,
        natural: { width, height },
        size: { width: masterWidth, height: masterHeight },
      },
    ]),
  );
