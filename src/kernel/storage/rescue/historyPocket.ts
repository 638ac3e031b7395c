import { isRecord } from '@/kernel/isRecord';
import { isPlainClick } from '@/kernel/routing/isPlainClick';

/** Entries in the state of the history: they outlive a reload, and the load of another document of the shop in this tab. */
export interface HistoryPocket {
  /** @returns whether the browser has kept them. */
  write: (entries: ReadonlyMap<string, string>) => boolean;
}

const stateOf = (state: unknown): Record<string, unknown> => (isRecord(state) ? state : {});

/** The link of a click that would load another document of the shop in this tab. */
const linkOf = (event: MouseEvent): string | undefined => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (event.defaultPrevented || !isPlainClick(event) || !link || link.hasAttribute('download')) return undefined;
  const isHere = (link.target === '' || link.target === '_self') && link.origin === window.location.origin;
  const isJump = link.hash !== '' && link.pathname + link.search === window.location.pathname + window.location.search;
  return isHere && !isJump ? link.href : undefined;
};

/** What the entry of the history that the document was opened at carries. */
export const readPocket = (key: string): Map<string, string> => {
  const kept = Object.entries(stateOf(stateOf(window.history.state)[key]));
  return new Map(kept.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])));
};

/**
 * Makes the history carry entries. A plain load of a document begins an entry without a state, so links within the shop
 * become a new entry and its reload.
 */
export const openHistoryPocket = (key: string, reload = (): void => window.location.reload()): HistoryPocket => {
  let carried: Record<string, string> = {};
  const { history } = window;
  const put = (how: 'pushState' | 'replaceState'): void => {
    const original = history[how].bind(history);
    history[how] = (state: unknown, unused: string, url?: string | URL | null) =>
      original({ ...stateOf(state), [key]: carried }, unused, url);
  };
  const keep = (): boolean => {
    try {
      history.replaceState(history.state, '');
      return isRecord(stateOf(history.state)[key]);
    } catch {
      return false;
    }
  };
  put('pushState');
  put('replaceState');
  // An older entry has older values.
  window.addEventListener('popstate', () => void keep());
  document.addEventListener('click', (event) => {
    const href = linkOf(event);
    if (href === undefined || Object.keys(carried).length === 0) return;
    event.preventDefault();
    history.pushState({}, '', href);
    reload();
  });
  return {
    write: (entries) => {
      carried = Object.fromEntries(entries);
      return keep();
    },
  };
};
