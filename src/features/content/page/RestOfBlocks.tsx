import { memo, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ContentNode } from '../tree/contentNode';
import { sizeOf } from '../tree/readTree';
import { firstBatch } from './firstBatch';
import { hashTarget } from './hashTarget';
import { isSeen, noteSeen } from './seenPages';

/** About as high as a block is, in pixels: keeps the length of the scroll bar near to what it will be. */
const usualBlockHeight = 40;
/** Milliseconds after which a batch is shown although the browser is busy. */
const batchTimeoutMs = 200;

type ShowNodes = (nodes: readonly ContentNode[], isFirst: boolean) => ReactNode;

/** Calls back when the browser is idle; Safari has no such event and gets a timer. @returns a function that cancels. */
const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: batchTimeoutMs });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work);
  return () => clearTimeout(handle);
};

const batchesOf = (nodes: readonly ContentNode[], from: number): ContentNode[][] => {
  const batches: ContentNode[][] = [];
  for (let start = from; start < nodes.length; start += batches.at(-1)?.length ?? 1) {
    const rest = nodes.slice(start);
    batches.push(rest.slice(0, firstBatch(rest)));
  }
  return batches;
};

const Batch = memo(({ nodes, showNodes }: { nodes: readonly ContentNode[]; showNodes: ShowNodes }) =>
  showNodes(nodes, false),
);
Batch.displayName = 'Batch';

export interface RestOfBlocksProps {
  nodes: readonly ContentNode[];
  /** Number of nodes that are shown already. */
  from: number;
  showNodes: ShowNodes;
}

/**
 * The end of a long page, batch by batch whenever the browser is idle; all at once for a visitor who follows a link to a
 * place on the page, or comes back to a page seen before. Everything is shown in the end, so that a search in the page, a
 * link or a crawler finds it.
 */
export const RestOfBlocks = ({ nodes, from, showNodes }: RestOfBlocksProps) => {
  const batches = useMemo(() => batchesOf(nodes, from), [nodes, from]);
  const { key } = useLocation();
  const [shown, setShown] = useState(() => (window.location.hash === '' && !isSeen(key) ? 0 : batches.length));

  useEffect(() => noteSeen(key), [key]);

  useEffect(
    () => (shown < batches.length ? whenIdle(() => startTransition(() => setShown(shown + 1))) : undefined),
    [shown, batches.length],
  );

  // The router looked for the place before it was there.
  useEffect(() => {
    const place = hashTarget();
    if (place && window.scrollY === 0) place.scrollIntoView();
  }, []);

  const pending = sizeOf(batches.slice(shown).flat());
  return (
    <>
      {batches.slice(0, shown).map((batch, index) => (
        <Batch key={index} nodes={batch} showNodes={showNodes} />
      ))}
      {pending > 0 ? <div style={{ height: pending * usualBlockHeight }} /> : null}
    </>
  );
};
