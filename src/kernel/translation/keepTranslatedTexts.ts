/**
 * What stands in the place of a text node since a browser's translation took it out. React goes on holding the text that
 * it made: it would write into a node that nobody sees, and fail where it removes it or puts something before it.
 */
const standIns = new WeakMap<Node, Node>();
const known = new WeakSet<Node>();

const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE;

/** The child of `parent` that stands for `node`; undefined where `node` is its child itself, or never was. */
const standInAt = (parent: Node, node: Node): Node | undefined => {
  if (node.parentNode === parent) return undefined;
  let standIn = standIns.get(node);
  while (standIn && standIn.parentNode !== parent) standIn = standIns.get(standIn);
  return standIn;
};

/** Texts that come back, as when the original is shown again, stand for themselves. */
const noteReturn = (node: Node): void => {
  const standIn = standIns.get(node);
  standIns.delete(node);
  if (standIn && !standIn.contains(node)) standIn.parentNode?.removeChild(standIn);
};

/** Whether what came by `arrival` took the place of what `loss` took out of the same parent. */
const isAtPlaceOf = (node: Node, loss: MutationRecord, arrival: MutationRecord): boolean =>
  arrival.target === loss.target &&
  (arrival === loss ||
    arrival.nextSibling === node ||
    arrival.previousSibling === node ||
    (arrival.previousSibling === loss.previousSibling && arrival.nextSibling === loss.nextSibling));

/** Looks for what replaced a node, among what was added and stands for nothing else. */
const noteLoss = (node: Node, loss: MutationRecord, arrivals: Map<Node, MutationRecord>): boolean => {
  if (node.parentNode === loss.target) return false;
  for (const [standIn, arrival] of arrivals)
    if (standIn.parentNode === loss.target && isAtPlaceOf(node, loss, arrival)) {
      arrivals.delete(standIn);
      standIns.set(node, standIn);
      known.add(standIn);
      return true;
    }
  return false;
};

/** Shows a changed text in the place of its old translation; the browser then translates it. */
const showChanged = (text: Node): void => {
  if (text.isConnected) return;
  let standIn = standIns.get(text);
  while (standIn && !standIn.isConnected) standIn = standIns.get(standIn);
  standIn?.parentNode?.replaceChild(text, standIn);
};

const follow = (records: readonly MutationRecord[], observer: MutationObserver): void => {
  const arrivals = new Map<Node, MutationRecord>();
  for (const record of records)
    for (const node of record.addedNodes) {
      arrivals.set(node, record);
      noteReturn(node);
    }
  // A translation may itself be replaced, and by what replaces a text that came in between.
  const others = new Map(arrivals);
  for (const record of records) {
    if (record.type === 'characterData') showChanged(record.target);
    for (const node of record.removedNodes)
      if (isText(node)) {
        if (noteLoss(node, record, arrivals)) observer.observe(node, { characterData: true });
      } else if (known.has(node)) noteLoss(node, record, others);
  }
};

/** Keeps pages alive, and their texts current, whose text nodes a browser's translation wraps and replaces. */
export const keepTranslatedTexts = (root: Node): void => {
  new MutationObserver(follow).observe(root, { childList: true, subtree: true });
  // eslint-disable-next-line @typescript-eslint/unbound-method -- Both are called with the node that they are asked of.
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && (standInAt(this, before) ?? before));
    return node;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    removeChild.call(this, standInAt(this, child) ?? child);
    return child;
  };
};
