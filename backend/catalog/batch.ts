import type { RequestContext } from '../context';

interface Queue<Value> {
  ids: Set<number>;
  values: Promise<Map<number, Value>>;
}

/** After every resolver of this level has asked: behind the promises that are being settled now. */
const endOfLevel = (): Promise<void> =>
  Promise.resolve().then(() => new Promise((resolve) => process.nextTick(resolve)));

/**
 * Makes a reader that collects the ids asked for at one level of an answer and reads them together, so that a list
 * costs one query. Nothing is kept afterwards: a mutation later in the same request reads again.
 */
export const createBatch = <Value>(load: (context: RequestContext, ids: number[]) => Map<number, Value>) => {
  const queues = new WeakMap<RequestContext, Queue<Value>>();

  const open = (context: RequestContext): Queue<Value> => {
    const ids = new Set<number>();
    const values = endOfLevel().then(() => {
      queues.delete(context);
      return load(context, [...ids]);
    });
    const queue = { ids, values };
    queues.set(context, queue);
    return queue;
  };

  return async (context: RequestContext, id: number): Promise<Value | undefined> => {
    const queue = queues.get(context) ?? open(context);
    queue.ids.add(id);
    return (await queue.values).get(id);
  };
};

/** Rows in lists by a key, in the order of the rows. */
export const groupBy = <Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> => {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
};

/** Rows by a key that each has alone. */
export const indexBy = <Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row> =>
  new Map(rows.map((row) => [keyOf(row), row]));
