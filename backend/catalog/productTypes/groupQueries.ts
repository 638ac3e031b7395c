import type { Db } from '../../db/open';
import { createBatch, groupBy } from '../batch';
import type { ProductRow } from '../models';
import { productColumns } from '../queries';

/** A member of a grouped product, with how many the page proposes. */
export type GroupMember = ProductRow & { group_id: number; member_position: number; default_quantity: number };

/** Enabled members of several grouped products, in their order. */
export const listGroupMembers = (db: Db, groupIds: readonly number[]): GroupMember[] =>
  db.all<GroupMember>(
    `SELECT m.group_id, m.position AS member_position, m.default_quantity, ${productColumns}
     FROM product_group_member m JOIN product p ON p.id = m.child_id
     WHERE m.group_id IN (SELECT value FROM json_each(?)) AND p.is_enabled = 1 ORDER BY m.position, p.id`,
    JSON.stringify(groupIds),
  );

/** Members by the id of the grouped product. */
export const readGroupMembers = createBatch(({ db }, ids) => groupBy(listGroupMembers(db, ids), (row) => row.group_id));
