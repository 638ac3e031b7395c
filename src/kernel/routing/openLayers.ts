import { historyLayers, layersHere, withLayers } from './historyLayers';

/**
 * Milliseconds that an entry outlives its layer, as long as one slides out: a link that closed the layer takes the entry
 * for its page, and another layer that opens takes it over.
 */
const spareMs = 400;

/** Milliseconds after which a step back counts as one that the browser did not make. */
const lostMs = 1000;

/** What closes the open layers, the lowest first. */
let open: readonly (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** The entry that is being left, because its layer has closed. */
let left: { state: unknown; steps: number } | undefined;

/** Has as many entries above the page's as there are layers. */
const addEntries = (): void => {
  for (let here = layersHere(); here < open.length; here += 1) {
    try {
      window.history.pushState(withLayers(window.history.state, here + 1), '');
    } catch {
      // Some browsers take only so many entries in a time: then Back leaves the page.
      break;
    }
  }
  historyLayers.count = layersHere();
};

/** A step through the history would end the way to another document, which may take seconds to come. */
const settleNot = (): void => clearTimeout(timer);

const settle = (): void => {
  window.removeEventListener('beforeunload', settleNot);
  const extra = layersHere() - open.length;
  if (extra <= 0) return addEntries();
  left = { state: window.history.state, steps: extra };
  timer = setTimeout(() => (left = undefined), lostMs);
  window.history.go(-extra);
};

const settleLater = (): void => {
  clearTimeout(timer);
  timer = setTimeout(settle, spareMs);
  // The same listener twice is one.
  window.addEventListener('beforeunload', settleNot);
};

/** The end of a step back that nobody asked for. */
const finishLeaving = ({ state, steps }: NonNullable<typeof left>): void => {
  clearTimeout(timer);
  left = undefined;
  // A page that was gone to meanwhile stands in the entry that was left.
  if (historyLayers.count === 0) return window.history.go(steps);
  // What the page has kept since the layer opened belongs to its own entry.
  window.history.replaceState(withLayers(state, layersHere()), '');
  return addEntries();
};

const onStep: typeof historyLayers.onStep = (isSamePage) => {
  if (left) {
    finishLeaving(left);
    return true;
  }
  const closing = isSamePage ? open.slice(layersHere()) : [];
  closing.reverse().forEach((close) => close());
  // One that may not be closed now gets its entry again.
  settleLater();
  return closing.length > 0;
};

/**
 * Gives a layer over the page an entry of the history, so that Back closes it and stays on the page.
 * @param close closes it; it may refuse.
 * @returns to be called when it has closed, in whatever way.
 */
export const openLayer = (close: () => void): (() => void) => {
  historyLayers.onStep = onStep;
  const own = (): void => close();
  open = [...open, own];
  if (!left) {
    clearTimeout(timer);
    addEntries();
  }
  return () => {
    open = open.filter((other) => other !== own);
    if (!left) settleLater();
  };
};
