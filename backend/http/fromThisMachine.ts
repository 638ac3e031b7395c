import { localClientHeader } from '../limits/clientAddress';
import type { Settings } from '../settings';

/** Names under which a machine reaches itself. */
export const loopbackNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether outbox, back office and fault switches may answer: only to the machine itself, and only under a name of it.
 * Another name that leads to this machine may be in the hands of a stranger, whose pages could then read the answers
 * (DNS rebinding).
 */
export const isFromThisMachine = (request: Request, { publicOrigin }: Pick<Settings, 'publicOrigin'>): boolean => {
  const { hostname } = new URL(request.url);
  const own = publicOrigin === undefined ? [] : [new URL(publicOrigin).hostname];
  return request.headers.get(localClientHeader) === '1' && [...loopbackNames, ...own].includes(hostname);
};
