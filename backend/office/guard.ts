import { randomBytes, timingSafeEqual } from 'node:crypto';

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
