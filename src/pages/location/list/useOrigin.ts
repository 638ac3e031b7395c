import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askPosition } from '@/kernel/geo/askPosition';
import type { Position } from '@/kernel/geo/distance';
import { FindPlaceDocument } from './FindPlace.graphql.generated';

/** The point that distances are measured from. */
export interface Origin {
  position: Position;
  /** The place in words; undefined for where the visitor is. */
  name: string | undefined;
}

/** Why there is no origin although one was asked for. */
export type OriginProblem = { kind: 'denied' | 'slow' | 'unavailable' | 'failed' } | { kind: 'unknown'; place: string };

export interface OriginState {
  origin?: Origin | undefined;
  problem?: OriginProblem | undefined;
  /** What is under way. */
  pending?: 'place' | 'here' | undefined;
  /** The place of the address is being looked up: until then it is not known what the list shows first. */
  isStarting?: boolean;
}

export interface OriginChoice extends OriginState {
  /** Looks up a place; an empty text takes the origin away. Never rejects. */
  search: (place: string) => Promise<void>;
  /** Asks where the visitor is. Never rejects. */
  locate: () => Promise<void>;
}

/** Name of the place in the address, so that a search can be kept and passed on. */
export const placeParameter = 'near';

const keepInAddress = (place: string): void => {
  const url = new URL(window.location.href);
  if (place === '') url.searchParams.delete(placeParameter);
  else url.searchParams.set(placeParameter, place);
  // Not a visit: the page stays, and what the history keeps of it.
  window.history.replaceState(window.history.state, '', url);
};

/**
 * Where distances are measured from: a place that was searched for, or where the visitor is. The newest question wins.
 * @param given place that the address brings along.
 */
export const useOrigin = (given: string): OriginChoice => {
  const client = useApolloClient();
  const newest = useRef(0);
  const [state, setState] = useState<OriginState>({ isStarting: given !== '' });

  const ask = useCallback(
    async (kind: 'place' | 'here', work: () => Promise<Omit<OriginState, 'pending'>>): Promise<void> => {
      newest.current += 1;
      const mine = newest.current;
      setState(({ origin }) => ({ origin, pending: kind }));
      const answer = await work();
      if (mine === newest.current) setState(answer);
    },
    [],
  );

  const find = useCallback(
    async (place: string): Promise<Omit<OriginState, 'pending'>> => {
      if (place === '') return {};
      try {
        const { data } = await client.query({
          query: FindPlaceDocument,
          variables: { search: place },
          // A postcode is somebody's: it stands in no address that is logged.
          context: { isPersonal: true },
        });
        const found = data?.placePosition;
        if (!found) return { problem: { kind: 'unknown', place } };
        return { origin: { position: { latitude: found.latitude, longitude: found.longitude }, name: found.name } };
      } catch {
        return { problem: { kind: 'failed' } };
      }
    },
    [client],
  );

  useEffect(() => {
    if (given === '') return;
    void find(given).then((answer) => {
      // Nothing else was asked meanwhile.
      if (newest.current === 0) setState(answer);
    });
  }, [given, find]);

  return {
    ...state,
    search: (text) => {
      const place = text.trim();
      keepInAddress(place);
      return ask('place', () => find(place));
    },
    locate: () => {
      keepInAddress('');
      return ask('here', async () => {
        const answer = await askPosition();
        return answer.kind === 'found'
          ? { origin: { position: answer.position, name: undefined } }
          : { problem: { kind: answer.kind } };
      });
    },
  };
};
