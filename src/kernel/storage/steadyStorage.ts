import type { RawStorage } from './shopStorage';

/** Loads what finds another place for entries. */
type LoadRescue = () => Promise<{ openRescue: (local: RawStorage | undefined) => RawStorage }>;

/** A storage that loses nothing while the page lives. */
interface SteadyStorage extends RawStorage {
  /** Loads the other places now; a page whose storage is blocked reads from them. */
  rescue: () => Promise<void>;
}

/**
 * Local storage that loses nothing while the page lives: what the browser refuses is held in memory until the rescue,
 * which comes in a chunk of its own, finds another place for it.
 * @param local undefined where the browser blocks it.
 */
export const createSteadyStorage = (local: RawStorage | undefined, loadRescue: LoadRescue): SteadyStorage => {
  const held = new Map<string, string>();
  let place = local;
  let loading: Promise<void> | undefined;
  const rescue = (): Promise<void> =>
    (loading ??= loadRescue().then(
      ({ openRescue }) => {
        place = openRescue(local);
        for (const [name, text] of held) place.setItem(name, text);
        held.clear();
      },
      // The page itself remembers; the next refusal tries again.
      () => void (loading = undefined),
    ));
  return {
    rescue,
    getItem: (name) => held.get(name) ?? place?.getItem(name) ?? null,
    setItem: (name, text) => {
      held.set(name, text);
      try {
        if (place) {
          place.setItem(name, text);
          held.delete(name);
          return;
        }
      } catch {
        // Held until there is a place.
      }
      void rescue();
    },
    removeItem: (name) => {
      held.delete(name);
      place?.removeItem(name);
    },
    keepsNothing: () => place?.keepsNothing?.() ?? false,
  };
};
