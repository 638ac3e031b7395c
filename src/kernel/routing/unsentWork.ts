/** Does at once what waits; resolves to whether all of it worked. */
export type FinishWork = () => Promise<boolean>;

const unsent = new Set<FinishWork>();

/**
 * Names work that would be lost with the document, such as a quantity that waits for the next press. The checkout is a
 * document of its own: the way there finishes it first (useAfterUnsent.ts).
 * @returns takes it back: it is done, or not wanted any more.
 */
export const addUnsent = (finish: FinishWork): (() => void) => {
  unsent.add(finish);
  return () => void unsent.delete(finish);
};

export const hasUnsent = (): boolean => unsent.size > 0;

/** Finishes all that waits; resolves to whether all of it worked. */
export const finishUnsent: FinishWork = async () => {
  const done = await Promise.all([...unsent].map((finish) => finish()));
  return done.every(Boolean);
};
