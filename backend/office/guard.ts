import { randomBytes, timingSafeEqual } from 'node:crypto';

import { localClientHeader } from '../limits/clientAddress';
import type { Settings } from '../settings';

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether the back office may answer: only to the machine itself, and only under a name of it. Another name that leads to
 * this machine may be in the hands of a stranger, whose pages could then read the answers (DNS rebinding).
 */
export const isFromThisMachine = (request: Request, { publicOrigin }: Pick<Settings, 'publicOrigin'>): boolean => {
  const { hostname } = new URL(request.url);
  const own = publicOrigin === undefined ? [] : [new URL(publicOrigin).hostname];
  return request.headers.get(localClientHeader) === '1' && [...loopbackNames, ...own].includes(hostname);
};

/** Name of the field in which a form carries the token. */
export const formTokenField = 'token';

/** A token that every form of the back office carries; other sites cannot read it. New with each process. */
export const createFormToken = (): string => randomBytes(24).toString('base64url');

/** Whether a form was sent from a page of the back office: by its origin, and by the token in it. */
export const isOwnForm = (request: Request, form: FormData, token: string): boolean => {
  const origin = request.headers.get('origin');
  const given = form.get(formTokenField);
  if (origin === null || !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host) return false;
  if (typeof given !== 'string' || given.length !== token.length) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(token));
};
