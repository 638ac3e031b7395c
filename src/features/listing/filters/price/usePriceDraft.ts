import { useEffect, useRef, useState } from 'react';
import type { PriceRange } from '../../listQuery';
import type { PriceBounds } from '../facets';
import { clampRange, type FullRange, toOpenRange } from './priceRange';

/** Milliseconds after the last press of a key until the list follows: each choice is a step of the history. */
const keysRestMs = 600;

export interface PriceDraftOptions {
  bounds: PriceBounds;
  chosen: PriceRange;
  onChange: (range: PriceRange) => void;
}

/** A range of prices while it is being changed. */
export interface PriceDraft {
  /** The range that holds. */
  current: FullRange;
  /** Range that the handles show: the one being dragged to, else the applied one. */
  shown: FullRange;
  move: (range: FullRange) => void;
  /** The pointer has a handle: until it lets go, nothing counts. */
  hold: () => void;
  letGo: () => void;
  commit: (range: FullRange) => void;
}

/** Keeps where the handles of a price range are moved to until they are let go, or the keys rest. */
export const usePriceDraft = ({ bounds, chosen, onChange }: PriceDraftOptions): PriceDraft => {
  const { lowest, highest } = bounds;
  const current = clampRange({ from: chosen.from ?? lowest, to: chosen.to ?? highest }, bounds);
  const [draft, setDraft] = useState<FullRange>();
  const isHeld = useRef(false);

  const commit = (range: FullRange): void => {
    setDraft(undefined);
    const next = clampRange(range, bounds);
    if (next.from !== current.from || next.to !== current.to) onChange(toOpenRange(next, bounds));
  };
  const latestCommit = useRef(commit);
  useEffect(() => {
    latestCommit.current = commit;
  });
  useEffect(() => {
    if (!draft || isHeld.current) return;
    const timer = setTimeout(() => latestCommit.current(draft), keysRestMs);
    return () => clearTimeout(timer);
  }, [draft]);

  return {
    current,
    shown: draft ?? current,
    move: setDraft,
    hold: () => {
      isHeld.current = true;
    },
    letGo: () => {
      isHeld.current = false;
      if (draft) commit(draft);
    },
    commit,
  };
};
