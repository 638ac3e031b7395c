/**
 * Draws the pictures of first visits in the sizes that most of them ask for, keeps them on disk, and ends. A program of its own
 * beside the shop (media/startDrawing.ts).
 */
import { join } from 'node:path';

import { openDb } from './db/open';
import { listFirstPictures, listHomePictures } from './http/mediaAssets';
import { createMediaService } from './media/mediaService';
import { readMasters } from './media/masters';
import { reportToLog } from './report';
import { databaseFile, picturesFolder, readSettings } from './settings';

/** Widths of large pictures that phones and desktops ask for. */
const largeWidths = [640, 960, 1280, 1600];

const draw = async (): Promise<void> => {
  const settings = readSettings(process.env, join(import.meta.dirname, '..'));
  const db = openDb(databaseFile(settings));
  const [home, first] = [listHomePictures(db), listFirstPictures(db)];
  db.close();
  const masters = readMasters();
  const media = createMediaService({ findMaster: (path) => masters.get(path), cacheDir: picturesFolder(settings) });
  await media.warm(home, largeWidths);
  await media.warm(first);
};

// The shop that began this ended, and its folder may be deleted next.
process.once('disconnect', () => process.exit());
try {
  await draw();
} catch (error) {
  reportToLog(error);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
