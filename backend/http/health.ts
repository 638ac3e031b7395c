import type { Db } from '../db/open';

/**
 * Makes the handler of `/health`, by which a load balancer or a process manager sees whether the shop can sell: 200 when
 * its database can be read, else 503. It tells nothing about the machine.
 */
export const createHealthHandler = (db: Db) => (): Promise<Response> => {
  const isReadable = (): boolean => {
    try {
      return db.get('SELECT id FROM store_view LIMIT 1') !== undefined;
    } catch {
      return false;
    }
  };
  const isWell = isReadable();
  const headers = { 'Cache-Control': 'no-store' };
  return Promise.resolve(
    Response.json({ status: isWell ? 'ok' : 'unavailable' }, { status: isWell ? 200 : 503, headers }),
  );
};
