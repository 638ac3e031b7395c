import type { Db } from '../db/open';
import { servedPaths } from '../servedPaths';

import { findSubscriberByCode, unsubscribeByCode } from './unsubscribe';

/** It runs nothing and loads nothing; its form leads back to it. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const style =
  'body{max-width:34rem;margin:4rem auto;padding:0 1rem;font:1.0625rem/1.5 system-ui,sans-serif;color:#12322a;background:#fbf9f4}' +
  'button{min-height:3rem;padding:0 1.5rem;border:0;border-radius:2rem;background:#12322a;color:#fff;font:inherit}a{color:inherit}';

const toPage = (status: number, heading: string, content: string): Response =>
  new Response(
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="robots" content="noindex">' +
      `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${heading}</title><style>${style}</style></head>` +
      `<body><main><h1>${heading}</h1>${content}</main></body></html>`,
    {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
        'Content-Security-Policy': policy,
      },
    },
  );

const home = '<p><a href="/">Back to the shop</a></p>';
const isCode = (code: string): boolean => /^[\w-]{1,64}$/.test(code);

/**
 * Makes the page that the link of a newsletter leads to. Opening it changes nothing, because programs open the links of
 * mails as well: the reader presses a button.
 */
export const createUnsubscribeHandler =
  (db: Db) =>
  (request: Request): Response => {
    const code = new URL(request.url).searchParams.get('code') ?? '';
    const isKnown = isCode(code) && findSubscriberByCode(db, code) !== undefined;
    if (!isKnown) {
      return toPage(
        404,
        'This link is no longer valid',
        `<p>You may have unsubscribed already. The preferences of your account have a switch for the newsletter, too.</p><p><a href="/communications">Communication preferences</a></p>${home}`,
      );
    }
    if (request.method === 'POST') {
      unsubscribeByCode(db, code);
      return toPage(
        200,
        'You are unsubscribed',
        `<p>We will not send the newsletter to this address any more.</p>${home}`,
      );
    }
    return toPage(
      200,
      'Unsubscribe from the newsletter?',
      `<form method="post" action="${servedPaths.unsubscribe}?code=${code}"><button>Unsubscribe</button></form>${home}`,
    );
  };
