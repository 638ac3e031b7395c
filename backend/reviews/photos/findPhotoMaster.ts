import type { Db } from '../../db/open';
import type { Master } from '../../media/masters';
import { reviewPhotoFolder } from './photoPaths';
import { findShownPhoto, readPhoto } from './photoQueries';

/** A shopper's photo for the image service; undefined while nobody has approved its review. */
export const findPhotoMaster = (db: Db, path: string): Master | undefined => {
  if (!path.startsWith(reviewPhotoFolder)) return undefined;
  const size = findShownPhoto(db, path);
  return (
    size && {
      file: path,
      version: path,
      natural: size,
      size,
      read: () => {
        const bytes = readPhoto(db, path);
        return bytes ? Promise.resolve(bytes) : Promise.reject(new Error(`There is no photo ${path} any more.`));
      },
    }
  );
};
