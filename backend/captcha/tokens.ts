import { randomBytes } from 'node:crypto';

import type { Db } from '../db/open';
import { hashSecret } from '../hashSecret';
import type { ReCaptchaFormEnum, ReCaptchaTypeEmum } from '../schema/resolvers.generated';

/** A token is good for two minutes, as the real provider's. */
export const captchaTokenLifetimeMs = 2 * 60 * 1000;

/** What the stand-in's script says in the place of an action where a widget of version 2 asks. */
const actionOfV2 = 'v2';

/** Gives out a token that is good once, for a while. */
export const issueCaptchaToken = (db: Db, action: string, now: number): string => {
  const token = randomBytes(24).toString('base64url');
  db.run(
    'INSERT INTO captcha_token (token_hash, action, expires_at) VALUES (?, ?, ?)',
    hashSecret(token),
    action,
    now + captchaTokenLifetimeMs,
  );
  return token;
};

/**
 * Whether the token is one that was given out for the form, is not too old, and was not used; whatever it is, it is used
 * now. The action of a form is its name in lower case; version 2 has no actions, so that its tokens are good for every form.
 */
export const redeemCaptchaToken = (
  db: Db,
  token: string,
  form: ReCaptchaFormEnum,
  now: number,
  kind: ReCaptchaTypeEmum = 'RECAPTCHA_V3',
): boolean => {
  const given = db.get<{ action: string; expires_at: number }>(
    'DELETE FROM captcha_token WHERE token_hash = ? RETURNING action, expires_at',
    hashSecret(token),
  );
  const action = kind === 'RECAPTCHA_V3' ? form.toLowerCase() : actionOfV2;
  return given?.action === action && given.expires_at >= now;
};
