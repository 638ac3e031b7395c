import { setTimeout as wait } from 'node:timers/promises';

import { withSlowWork } from './delayedWork';
import type { Fault, FaultMoment, FaultRequest } from './rules';

/** The connection ends without an answer. Servers destroy the socket; in process it is what fetch rejects with. */
export class ConnectionDropped extends TypeError {
  constructor() {
    super('fetch failed');
  }
}

const operationOf = (query: string): string | null => /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? null;

/** What rules need to know of a request; the request itself can still be read. */
export const describeRequest = async (request: Request): Promise<FaultRequest> => {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== '/graphql') return { operation: null, pathname };
  if (request.method !== 'POST') {
    return { operation: searchParams.get('operationName') ?? operationOf(searchParams.get('query') ?? ''), pathname };
  }
  const text = await request.clone().text();
  const named = /"operationName"\s*:\s*"(\w+)"/.exec(text)?.[1];
  return { operation: named ?? operationOf(text), pathname };
};

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  });

const momentOf = (fault: Fault): FaultMoment | 'during' =>
  fault.kind === 'partial' ? 'after' : (fault.moment ?? 'before');

/** Milliseconds by which the work itself is held up; 0 when no fault says so. */
const workDelay = (faults: readonly Fault[]): number =>
  faults.reduce(
    (sum, fault) => (fault.kind === 'delay' && fault.moment === 'during' ? sum + fault.milliseconds : sum),
    0,
  );

const nullAt = (data: unknown, path: readonly string[]): void => {
  const [key, ...rest] = path;
  if (key === undefined || typeof data !== 'object' || data === null) return;
  if (Array.isArray(data)) {
    for (const element of data) nullAt(element, path);
    return;
  }
  if (!(key in data)) return;
  if (rest.length === 0) Reflect.set(data, key, null);
  else nullAt(Reflect.get(data, key), rest);
};

const withoutPaths = async (
  response: Response,
  { paths, message = 'Internal server error' }: Extract<Fault, { kind: 'partial' }>,
): Promise<Response> => {
  const body = (await response.json()) as { data?: unknown };
  for (const path of paths) nullAt(body.data, path.split('.'));
  return json(response.status, { errors: paths.map((path) => ({ message, path: path.split('.') })), ...body });
};

const strike = async (fault: Fault, response: Response | null): Promise<Response | null> => {
  switch (fault.kind) {
    case 'delay':
      // A server that is told to end does not stay for it.
      await wait(fault.milliseconds, undefined, { ref: false });
      return null;
    case 'drop':
      throw new ConnectionDropped();
    case 'status':
      return json(fault.status, fault.body ?? {});
    case 'html':
      return new Response(fault.body ?? '<!doctype html><title>Maintenance</title><h1>Back soon</h1>', {
        status: fault.status ?? 503,
        headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
      });
    case 'graphqlError': {
      const { message, category, path } = fault;
      const extensions = category ? { extensions: { category } } : {};
      return json(200, { errors: [{ message, ...(path ? { path } : {}), ...extensions }], data: null });
    }
    case 'partial':
      return response ? withoutPaths(response, fault) : null;
  }
};

/**
 * Answers a request with the faults that strike it, in order: delays add up, and the first fault that answers before the
 * effect keeps it from happening.
 * @throws ConnectionDropped when the connection is to end.
 */
export const applyFaults = async (faults: readonly Fault[], answer: () => Promise<Response>): Promise<Response> => {
  for (const fault of faults.filter((candidate) => momentOf(candidate) === 'before')) {
    const response = await strike(fault, null);
    if (response) return response;
  }
  const delayMs = workDelay(faults);
  let response = await (delayMs > 0 ? withSlowWork(delayMs, answer) : answer());
  for (const fault of faults.filter((candidate) => momentOf(candidate) === 'after')) {
    response = (await strike(fault, response)) ?? response;
  }
  return response;
};
