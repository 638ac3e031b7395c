/** Where the shopper is. */
export interface Place {
  pathname: string;
  search: string;
}

/** Tells the place on screen to those who only want to know whether it is theirs, without rendering them for each change. */
export interface PlaceSource {
  read: () => Place;
  subscribe: (listener: () => void) => () => void;
  /** To be called when the page of the place is on screen. */
  move: (place: Place) => void;
}

/** Creates the source for one router. */
export const createPlaceSource = (first: Place): PlaceSource => {
  const listeners = new Set<() => void>();
  let place = first;
  return {
    read: () => place,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    move: (next) => {
      if (next === place) return;
      place = next;
      listeners.forEach((listener) => listener());
    },
  };
};
