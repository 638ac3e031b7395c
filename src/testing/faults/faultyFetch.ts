import { wait } from '@/kernel/wait';
import { changesCart, placesOrder, requestText } from './arrivals';
import { whileTimeStands } from './passTime';
import type { RandomNumbers } from './randomNumbers';

type Send = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

const shareBeforeOrders = 0.7;
const shareBeforeOthers = 0.15;

/** Faults of a request. 'late' reaches the backend long after the shopper was told that there is no answer. */
const faults = [
  'dropBefore',
  'dropAfter',
  'late',
  'errorBefore',
  'errorAfter',
  'pageNotFound',
  'brokenAnswer',
  'slow',
  'slowArrival',
  'slowAnswer',
] as const;
/** 'outage' is a line that is down for a while: everything that is asked meanwhile is lost. */
export type Fault = (typeof faults)[number] | 'outage';

/**
 * Milliseconds after which a request has ended, on the line or in a web server that gave it up. A backend that can close an
 * attempt to order is tried without this bound; to another one the shop can only wait for so long.
 */
const longestUnderWayMs = (): number => (CAPABILITIES.placedOrder ? Infinity : 600_000);

const htmlAnswer = (status: number): Response =>
  new Response('<html><body>Bad gateway</body></html>', { status, headers: { 'content-type': 'text/html' } });

export interface FaultyFetch {
  fetch: Send;
  /** How often each fault happened. */
  counts: Record<Fault, number>;
  /** Whether the answer came as the backend gave it. */
  isSound: (answer: Response) => boolean;
  /** Lets the next change of a cart arrive late: the shopper is told that there is no answer. */
  loseNextChange: () => void;
  /** Takes the line down for some milliseconds. */
  breakDown: (milliseconds: number) => void;
  /** Ends the faults, and lets everything that is still on its way arrive. */
  calm: () => Promise<void>;
}

/** The answer, unless the shop gives up waiting for it: the backend goes on all the same. */
const orGivenUp = (answer: Promise<Response>, init?: RequestInit): Promise<Response> =>
  new Promise((resolve, reject) => {
    answer.then(resolve, reject);
    init?.signal?.addEventListener('abort', () => reject(new DOMException('Given up.', 'AbortError')));
  });

const lost = (): never => {
  const error = new TypeError('Failed to fetch');
  // Thousands are thrown, and clients read their stacks, each of which jest would look up in its source maps.
  error.stack = error.message;
  throw error;
};

/**
 * A network that loses, delays and spoils requests and answers.
 * @param share part of the requests to which something happens.
 */
export const createFaultyFetch = (backend: Send, random: RandomNumbers, share: number): FaultyFetch => {
  const counts: Record<Fault, number> = {
    dropBefore: 0,
    dropAfter: 0,
    late: 0,
    errorBefore: 0,
    errorAfter: 0,
    pageNotFound: 0,
    brokenAnswer: 0,
    slow: 0,
    slowArrival: 0,
    slowAnswer: 0,
    outage: 0,
  };
  const sound = new WeakSet<Response>();
  let downUntil = 0;
  const send: Send = async (...request) => {
    const answer = await whileTimeStands(backend(...request));
    sound.add(answer);
    return answer;
  };
  const longMs = (): number => 5000 + random.below(55_000);
  const underWay: (() => Promise<unknown>)[] = [];
  let isCalm = false;
  let losesChange = false;

  const chooseFault = (text: string): (typeof faults)[number] | undefined => {
    if (losesChange && changesCart.test(text)) {
      losesChange = false;
      return 'late';
    }
    return !isCalm && random.chance(share) ? faults[random.below(faults.length)] : undefined;
  };

  const acts: Record<(typeof faults)[number], Send> = {
    dropBefore: () => lost(),
    dropAfter: async (...request) => {
      await send(...request);
      return lost();
    },
    late: (input, init) => {
      // The shop gave up waiting; the request itself is on its way.
      const endsAt = Date.now() + longestUnderWayMs();
      underWay.push(() => (Date.now() < endsAt ? send(input, { ...init, signal: null }) : Promise.resolve()));
      return lost();
    },
    errorBefore: () => Promise.resolve(htmlAnswer(random.chance(0.5) ? 500 : 503)),
    errorAfter: async (...request) => {
      await send(...request);
      return htmlAnswer(502);
    },
    pageNotFound: () => Promise.resolve(htmlAnswer(404)),
    brokenAnswer: async (...request) => {
      const answer = await send(...request);
      const text = await answer.text();
      return new Response(text.slice(0, Math.floor(text.length / 2)), {
        status: answer.status,
        headers: answer.headers,
      });
    },
    slow: async (...request) => {
      await wait(random.below(3000));
      return send(...request);
    },
    slowArrival: async (input, init) => {
      const arrived = wait(longMs()).then(() => send(input, { ...init, signal: null }));
      return orGivenUp(arrived, init);
    },
    slowAnswer: async (input, init) => {
      const answer = await send(input, { ...init, signal: null });
      return orGivenUp(
        wait(longMs()).then(() => answer),
        init,
      );
    },
  };

  return {
    counts,
    isSound: (answer) => sound.has(answer),
    loseNextChange: () => {
      losesChange = true;
    },
    breakDown: (milliseconds) => {
      downUntil = Date.now() + milliseconds;
    },
    fetch: async (input, init) => {
      if (Date.now() < downUntil) {
        counts.outage += 1;
        return lost();
      }
      // Delayed requests arrive between other requests, most of all where they harm: right before an order.
      const isOrder = placesOrder.test(requestText(input, init));
      if (underWay.length > 0 && random.chance(isOrder ? shareBeforeOrders : shareBeforeOthers))
        await underWay.shift()?.();
      const fault = chooseFault(requestText(input, init));
      if (!fault) return send(input, init);
      counts[fault] += 1;
      return acts[fault](input, init);
    },
    calm: async () => {
      isCalm = true;
      downUntil = 0;
      for (const arrive of underWay.splice(0)) await arrive();
    },
  };
};
