import { accessSync, constants, mkdirSync } from 'node:fs';

/** A data folder in which nothing can be kept, in words for a person. */
export class DataUnusable extends Error {}

const reasons: Partial<Record<string, string>> = {
  EROFS: 'it is on a read-only file system',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EEXIST: 'it is a file, not a folder',
  ENOTDIR: 'a part of its path is a file',
  ENOSPC: 'the disk is full',
};

/**
 * Makes the folder of the database and of the pictures when it is missing.
 * @throws DataUnusable when nothing can be written there.
 */
export const openDataFolder = (folder: string): void => {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    throw new DataUnusable(
      `The data folder ${folder} cannot be used: ${reasons[code] ?? String(error)}. Name another one in DATA_DIR.`,
    );
  }
};
