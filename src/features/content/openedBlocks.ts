import { useSyncExternalStore } from 'react';

/** A CMS block that a link opens in a dialog. */
export interface LinkedBlock {
  identifier: string;
  /** Heading of the dialog; without one the link's own words. */
  title: string;
}

interface OpenedBlocks {
  /** Every block that has been opened, in that order: they stay mounted. */
  blocks: readonly LinkedBlock[];
  /** Identifier of the one that is open now. */
  current: string | null;
}

let opened: OpenedBlocks = { blocks: [], current: null };
const listeners = new Set<() => void>();

const change = (next: OpenedBlocks): void => {
  opened = next;
  listeners.forEach((listener) => listener());
};

/** Opens a block in its dialog. */
export const openBlock = (block: LinkedBlock): void => {
  const others = opened.blocks.filter(({ identifier }) => identifier !== block.identifier);
  const isKnown = others.length < opened.blocks.length;
  change({
    blocks: isKnown
      ? opened.blocks.map((known) => (known.identifier === block.identifier ? block : known))
      : [...others, block],
    current: block.identifier,
  });
};

/** Closes the dialog that is open. */
export const closeBlock = (): void => {
  if (opened.current !== null) change({ ...opened, current: null });
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The blocks that links have opened. */
export const useOpenedBlocks = (): OpenedBlocks => useSyncExternalStore(subscribe, () => opened);
