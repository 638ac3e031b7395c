import type { Db } from '../../db/open';
import type { Master, PictureId } from '../../media/service/master';
import { reviewPhotoFolder } from './photoPaths';
import { findShownPhoto, readPhoto } from './photoQueries';

/** How the image service knows a photo; its name is never that of another. */
export const photoId = (name: string): PictureId => ({ file: name, version: name });

/** A shopper's photo for the image service; undefined while nobody has approved its review. */
export const findPhotoMaster = (db: Db, path: string): Master | undefined => {
  if (!path.startsWith(reviewPhotoFolder)) return undefined;
  const size = findShownPhoto(db, path);
  return (
    size && {
      ...photoId(path),
      natural: size,
      size,
      read: () => {
        const bytes = readPhoto(db, path);
        return bytes ? Promise.resolve(bytes) : Promise.reject(new Error(`There is no photo ${path} any more.`));
      },
    }
  );
};
