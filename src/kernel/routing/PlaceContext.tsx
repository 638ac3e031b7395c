import {
  createContext,
  type PropsWithChildren,
  useContext,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';

/** Where the shopper is. */
export interface Place {
  pathname: string;
  search: string;
}

/** Tells the place on screen without rendering anew whoever only wants to know whether it is theirs. */
export interface PlaceSource {
  read: () => Place;
  subscribe: (listener: () => void) => () => void;
}

const PlaceContext = createContext<PlaceSource | undefined>(undefined);

const createPlaceSource = (first: Place) => {
  const listeners = new Set<() => void>();
  let place = first;
  return {
    read: () => place,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    move: (next: Place): void => {
      place = next;
      listeners.forEach((listener) => listener());
    },
  };
};

const subscribeToNothing = () => () => undefined;

/** Tells those within where the shopper is. */
export const PlaceProvider = ({ place, children }: PropsWithChildren<{ place: Place }>) => {
  const [source] = useState(() => createPlaceSource(place));
  useLayoutEffect(() => {
    if (source.read() !== place) source.move(place);
  }, [source, place]);
  return <PlaceContext value={source}>{children}</PlaceContext>;
};

/** Whether the page on screen has this address. A change of page renders only those anew for whom the answer changes. */
export const useIsPlace = (pathname: string, search: string): boolean => {
  const source = useContext(PlaceContext);
  return useSyncExternalStore(source?.subscribe ?? subscribeToNothing, () => {
    const place = source?.read();
    return place !== undefined && place.pathname === pathname && place.search === search;
  });
};
