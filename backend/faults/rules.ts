import type { ErrorCategory } from '../graphql/errors';

/** Which requests a fault strikes: those of one GraphQL operation, of a REST path, or for a picture. */
export type FaultTarget =
  | { operation: string }
  /** Part of the path, such as `shipping-information`. */
  | { rest: string }
  /** Part of the path below /media/; an empty text strikes every picture. */
  | { media: string };

/** Whether the backend does its work before the fault strikes. */
export type FaultMoment = 'before' | 'after';

/** What happens to a struck request. */
export type Fault =
  /** Answers as usual, later. `during`: an order is written down as begun at once, and placed later. */
  | { kind: 'delay'; milliseconds: number; moment?: 'before' | 'during' }
  /** The connection ends without an answer. `after`: the effect has happened, the answer is lost. */
  | { kind: 'drop'; moment: FaultMoment }
  /** Answers with a status and, when given, a JSON body. */
  | { kind: 'status'; status: number; moment?: FaultMoment; body?: unknown }
  /** Answers with an HTML page, as a proxy or a maintenance mode does. */
  | { kind: 'html'; status?: number; moment?: FaultMoment; body?: string }
  /** Answers with one GraphQL error and null data. */
  | { kind: 'graphqlError'; message: string; category?: ErrorCategory; path?: string[]; moment?: FaultMoment }
  /** Answers with the real data in which the named paths (`cart.prices`) are null, and an error for each. */
  | { kind: 'partial'; paths: string[]; message?: string };

/** A fault that waits for its requests. */
export interface FaultRule {
  target: FaultTarget;
  fault: Fault;
  /** Strikes this many requests and then no more; every one when left out. */
  times?: number;
  /** Lets this many matching requests pass first. */
  skip?: number;
}

/** A request as rules see it. */
export interface FaultRequest {
  /** Name of the GraphQL operation; null for another request, or an operation without a name. */
  operation: string | null;
  pathname: string;
}

const matches = (target: FaultTarget, { operation, pathname }: FaultRequest): boolean => {
  if ('operation' in target) return target.operation === operation;
  if ('rest' in target) return pathname.startsWith('/rest/') && pathname.includes(target.rest);
  return pathname.startsWith('/media/') && pathname.includes(target.media);
};

/** The rules of one backend. */
export interface FaultSwitches {
  /** Replaces all rules; an empty list clears them. */
  set(rules: readonly FaultRule[]): void;
  /** Rules that can still strike, as they were set. */
  list(): FaultRule[];
  /** The faults that strike this request, in the order of their rules; counts it. */
  take(request: FaultRequest): Fault[];
}

/** Makes switches with no rule set. */
export const createFaultSwitches = (): FaultSwitches => {
  let states: { rule: FaultRule; skipped: number; struck: number }[] = [];
  const isSpent = ({ rule, struck }: (typeof states)[number]) => rule.times !== undefined && struck >= rule.times;

  return {
    set: (rules) => {
      states = rules.map((rule) => ({ rule, skipped: 0, struck: 0 }));
    },
    list: () => states.filter((state) => !isSpent(state)).map(({ rule }) => rule),
    take: (request) => {
      const faults: Fault[] = [];
      for (const state of states) {
        if (isSpent(state) || !matches(state.rule.target, request)) continue;
        if (state.skipped < (state.rule.skip ?? 0)) {
          state.skipped += 1;
          continue;
        }
        state.struck += 1;
        faults.push(state.rule.fault);
      }
      return faults;
    },
  };
};
