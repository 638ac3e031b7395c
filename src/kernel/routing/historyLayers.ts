import { isRecord } from '../isRecord';

/** What the state of an entry calls the number of layers, such as a drawer, that lay over the page at it. */
const field = 'layers';

/** How many layers lie over the page at the entry of the history that the browser is at. */
export const layersHere = (): number => {
  const state: unknown = window.history.state;
  const layers = isRecord(state) ? state[field] : 0;
  return typeof layers === 'number' ? layers : 0;
};

/** Marks the state of an entry as one that layers lie over. */
export const withLayers = (state: unknown, layers: number): Record<string, unknown> => ({
  ...(isRecord(state) ? state : {}),
  [field]: layers,
});

/** What the navigator and the layers know of each other. The layers' part is loaded with the first of them. */
export const historyLayers: {
  /** How many there were at the entry before the last step through the history. */
  count: number;
  /**
   * Lets the layers see a step through the history first.
   * @param isSamePage whether it led to the page that was gone to last.
   * @returns whether it was for them.
   */
  onStep: (isSamePage: boolean) => boolean;
} = { count: 0, onStep: () => false };
