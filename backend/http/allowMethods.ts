import type { RequestHandler } from './nodeAdapter';

/** Methods of what can only be looked at. */
export const readMethods: readonly string[] = ['GET', 'HEAD'];

/** The answer to a method that a path does not have. */
export const methodNotAllowed = (allowed: readonly string[]): Response =>
  new Response('Method not allowed', {
    status: 405,
    headers: { Allow: allowed.join(', '), 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });

/** Answers requests of these methods, and any other with 405. */
export const allowMethods =
  (allowed: readonly string[], handle: RequestHandler): RequestHandler =>
  (request) =>
    allowed.includes(request.method) ? handle(request) : Promise.resolve(methodNotAllowed(allowed));
