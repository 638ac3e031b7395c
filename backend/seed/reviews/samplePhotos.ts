import type { Db } from '../../db/open';
import type { readMasters } from '../../media/masters';
import { insert } from '../upsert';

const folder = 'wysiwyg/reviews/';

/**
 * Gives a sample review its photos: pictures of the studio, as no customer has sent any.
 * @throws when there is no such picture.
 */
export const seedPhotos = (
  db: Db,
  masters: ReturnType<typeof readMasters>,
  { id, photos, createdAt }: { id: number; photos: readonly string[]; createdAt: string },
): void => {
  for (const [position, file] of photos.entries()) {
    const name = `${folder}${file}`;
    const master = masters.get(name);
    if (!master) throw new Error(`reviews/written.json: no picture '${name}'.`);
    insert(db, 'review_photo', { review_id: id, position, name, ...master.natural, created_at: createdAt });
  }
};
