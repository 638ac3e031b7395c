import type { Db } from '../../db/open';
import { shopFiles, type DataFiles } from '../dataFiles';
import { upsert } from '../upsert';

type EntityType = 'PRODUCT' | 'CATEGORY' | 'CMS_PAGE' | 'POINT_OF_SALE' | 'POINT_OF_SALE_LIST';

/** Lets a path show an entity. */
export const rewriteTo = (db: Db, requestPath: string, entityType: EntityType, entityId: number): void => {
  upsert(db, 'url_rewrite', ['request_path'], {
    request_path: requestPath,
    entity_type: entityType,
    entity_id: entityId,
    target_path: null,
    redirect_code: 0,
  });
};

/** Redirects of redirects.json; a path that shows an entity is never taken over. */
export const seedUrlRedirects = (db: Db, { readJson }: DataFiles = shopFiles): void => {
  for (const { from, to, code } of readJson<{ from: string; to: string; code: number }[]>('redirects.json')) {
    const taken = db.get('SELECT 1 FROM url_rewrite WHERE request_path = ? AND redirect_code = 0', from);
    if (taken) throw new Error(`redirects.json: ${from} is the path of a page.`);
    upsert(db, 'url_rewrite', ['request_path'], {
      request_path: from,
      entity_type: null,
      entity_id: null,
      target_path: to,
      redirect_code: code,
    });
  }
};
