import { memo, type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';

import { useLocation } from 'react-router-dom';
import { contentIdPrefix } from '@/kernel/routing/contentIdPrefix';
import type { ContentNode } from '../tree/contentNode';
import { sizeOf } from '../tree/readTree';
import { firstLot } from './firstBatch';
import { isSeen, noteSeen } from './seenPages';

/** About as high as a block is, in pixels: keeps the length of the scroll bar near to what it will be. */
const usualBlockHeight = 40;
/** Milliseconds after which a lot comes although the browser is busy. */
const patienceMs = 200;

type ShowNodes = (nodes: readonly ContentNode[], isFirst: boolean) => ReactNode;

/** Safari tells nobody when it is idle. @returns what calls the work off. */
const soon = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: patienceMs });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(work);
  return () => clearTimeout(handle);
};

const lotsOf = (nodes: readonly ContentNode[], from: number): ContentNode[][] => {
  const lots: ContentNode[][] = [];
  for (let start = from; start < nodes.length; start += lots.at(-1)?.length ?? 1) {
    const rest = nodes.slice(start);
    lots.push(rest.slice(0, firstLot(rest)));
  }
  return lots;
};

const Lot = memo(({ nodes, showNodes }: { nodes: readonly ContentNode[]; showNodes: ShowNodes }) =>
  showNodes(nodes, false),
);
Lot.displayName = 'Lot';

export interface RestOfBlocksProps {
  nodes: readonly ContentNode[];
  /** Number of nodes that are shown already. */
  from: number;
  showNodes: ShowNodes;
}

/**
 * The end of a long page, lot by lot whenever the browser has nothing better to do; all at once for who comes to a place
 * on the page, or back to where the page was left. Everything is there in the end, so that it is found by a search in the page, a link or a robot.
 */
export const RestOfBlocks = ({ nodes, from, showNodes }: RestOfBlocksProps) => {
  const lots = useMemo(() => lotsOf(nodes, from), [nodes, from]);
  const { key } = useLocation();
  const [shown, setShown] = useState(() => (window.location.hash === '' && !isSeen(key) ? 0 : lots.length));

  useEffect(() => noteSeen(key), [key]);

  useEffect(
    () => (shown < lots.length ? soon(() => startTransition(() => setShown(shown + 1))) : undefined),
    [shown, lots.length],
  );

  // The router looked for the place before it was there.
  useEffect(() => {
    const place = document.getElementById(contentIdPrefix + window.location.hash.slice(1));
    if (place && window.scrollY === 0) place.scrollIntoView();
  }, []);

  const waiting = sizeOf(lots.slice(shown).flat());
  return (
    <>
      {lots.slice(0, shown).map((lot, index) => (
        <Lot key={index} nodes={lot} showNodes={showNodes} />
      ))}
      {waiting > 0 ? <div style={{ height: waiting * usualBlockHeight }} /> : null}
    </>
  );
};
