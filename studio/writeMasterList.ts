import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { type ListedMaster, listFile, mastersFolder } from '../backend/media/masterList';

/** Writes the list of the pictures that were made, by path. */
export const writeMasterList = (entries: readonly ListedMaster[]): void => {
  const lines = [...entries].sort((a, b) => (a.path < b.path ? -1 : 1)).map((entry) => JSON.stringify(entry));
  writeFileSync(join(mastersFolder, listFile), `[\n${lines.join(',\n')}\n]\n`);
};
