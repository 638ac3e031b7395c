import { announceReady } from '../pickup/announceReady';
import { isReturnStep, moveReturn } from '../returns/moveReturn';
import { addChange } from '../staging/applyChanges';
import type { ChangeKindName } from '../staging/changeKinds';
import { deletePendingChange, findEditable } from '../staging/changeQueries';

import type { OfficeContext } from './officeContext';
import { decideReview, findOrder } from './queries';
import { readChange, type ReadChange } from './readChange';

/** Where an editor is led after a form, with what it did. */
const to = (path: string, done: string): string => `${path}?done=${done}`;

/**
 * Saves an editor's form: at once, or for later.
 * @returns the address that follows; what was refused, to be shown again; undefined when there is no such thing.
 */
export const saveChange = (
  { db, shopNow, timeZone, canSchedule }: OfficeContext,
  kind: ChangeKindName,
  target: string,
  form: FormData,
): string | ReadChange | undefined => {
  const row = findEditable(db, kind, target);
  if (!row) return undefined;
  const now = shopNow();
  if (!canSchedule) form.delete('when');
  const read = readChange(kind, form, timeZone, now);
  if (Object.keys(read.errors).length > 0) return read;
  // Only what differs: a change of a title must not bring back the content of today.
  const changed = Object.entries(read.values).filter(([column, value]) => row[column] !== value);
  const values = Object.fromEntries(changed);
  addChange(db, { kind, target, startsAt: read.startsAt ?? Math.floor(now / 1000), values }, now);
  return read.startsAt === undefined ? to(`/__office/content/${kind}`, 'saved') : to('/__office/preview', 'scheduled');
};

/** Gives up a change that has not come yet. Returns the address that follows. */
export const cancelChange = ({ db }: OfficeContext, id: number): string =>
  to('/__office/preview', deletePendingChange(db, id) ? 'cancelled' : 'gone');

/** Decides about a review. Returns the address that follows; undefined for a decision that is none. */
export const moderateReview = ({ db }: OfficeContext, id: number, form: FormData): string | undefined => {
  const decision = form.get('decision');
  if (decision !== 'approved' && decision !== 'rejected') return undefined;
  return to('/__office/reviews', decideReview(db, id, decision) ? decision : 'gone');
};

/** Tells a customer that a collected order is ready. Returns the address that follows; undefined without such an order. */
export const tellReady = ({ db, shopNow }: OfficeContext, number: string): string | undefined => {
  const order = findOrder(db, number);
  if (!order) return undefined;
  return to(`/__office/orders/${encodeURIComponent(number)}`, announceReady(db, order.id, shopNow()) ? 'told' : 'gone');
};

/** Moves a return to its next state. Returns the address that follows; undefined for a state that is none. */
export const decideReturn = ({ db, shopNow }: OfficeContext, id: number, form: FormData): string | undefined => {
  const step = form.get('step');
  if (!isReturnStep(step)) return undefined;
  return to('/__office/returns', moveReturn(db, id, step, shopNow()) ? 'moved' : 'gone');
};
