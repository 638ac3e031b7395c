import { type CSSProperties, useMemo, useSyncExternalStore } from 'react';

import type { ContentNode, MediaQuery } from '../tree/contentNode';
import { boxCss, joinedStyles } from './boxCss';

const canMatch = typeof matchMedia === 'function';

/** The style of those queries that hold for this window now; the same object until another set holds. */
const useMatching = (queries: readonly MediaQuery[]): CSSProperties => {
  const lists = useMemo(
    () => (canMatch ? queries.map((query) => ({ list: matchMedia(query.media), query })) : []),
    [queries],
  );
  const subscribe = useMemo(
    () => (onChange: () => void) => {
      lists.forEach(({ list }) => list.addEventListener('change', onChange));
      return () => lists.forEach(({ list }) => list.removeEventListener('change', onChange));
    },
    [lists],
  );
  const matching = useSyncExternalStore(subscribe, () => lists.map(({ list }) => Number(list.matches)).join(''));
  return useMemo(() => {
    const held = lists.filter((_, index) => matching[index] === '1');
    return joinedStyles(held.map(({ query }) => query));
  }, [lists, matching]);
};

/**
 * A block's common styling as React takes it, with what holds for this window. Set through the object model: the strict
 * policy of the page knows no style sheets of editors.
 */
export const useBoxCss = ({ box, mediaQueries }: ContentNode): CSSProperties => {
  const matching = useMatching(mediaQueries);
  return useMemo(() => boxCss(box, matching), [box, matching]);
};
