import type { Db } from '../db/open';
import type { MediaAsset } from '../media/mediaService';
import { parseArtwork } from '../media/parseArtwork';

/** Makes the look-up of pictures for the image service: the recipe that the seed wrote for a path below /media/. */
export const createAssetFinder =
  (db: Db) =>
  (path: string): MediaAsset | undefined => {
    const row = db.get<{ width: number; height: number; artwork: string }>(
      'SELECT width, height, artwork FROM media_asset WHERE path = ?',
      path,
    );
    return row && { width: row.width, height: row.height, artwork: parseArtwork(JSON.parse(row.artwork)) };
  };
