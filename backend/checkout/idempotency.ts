import { createHash } from 'node:crypto';

import type { Db } from '../db/open';
import { toSqlTime } from '../db/time';
import { isRecord } from '../isRecord';

/** An answer that was given once and is given again to the same request. */
export interface RememberedAnswer {
  status: number;
  body: unknown;
}

/** The same key came with another request. */
export class KeyReused extends Error {}

/** JSON with sorted keys, so that the order of keys does not make another request. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    isRecord(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([left], [right]) => (left < right ? -1 : 1)))
      : inner,
  ) ?? '';

const hash = (request: unknown): string => createHash('sha256').update(canonical(request)).digest('hex');

/**
 * Does `work` once for each key: a later call with the same key and request gets the first answer, also after a restart.
 * Only what succeeded is remembered, since after a refusal nothing has happened and a new try is right.
 * Must run inside the transaction of the work, so that answer and effect are kept together or not at all.
 * @param scope whose key it is; the same key of another scope is another key.
 * @throws KeyReused when the key came with another request.
 */
export const answerOnce = (
  db: Db,
  { key, scope, request, now }: { key: string; scope: string; request: unknown; now: number },
  work: () => RememberedAnswer,
): RememberedAnswer => {
  const known = db.get<{ request_hash: string; status: number; body: string }>(
    'SELECT request_hash, status, body FROM idempotency_key WHERE scope = ? AND key = ?',
    scope,
    key,
  );
  const requestHash = hash(request);
  if (known) {
    if (known.request_hash !== requestHash) throw new KeyReused();
    return { status: known.status, body: JSON.parse(known.body) };
  }
  const answer = work();
  db.run(
    'INSERT INTO idempotency_key (key, scope, request_hash, status, body, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    key,
    scope,
    requestHash,
    answer.status,
    JSON.stringify(answer.body),
    toSqlTime(now),
  );
  return answer;
};
