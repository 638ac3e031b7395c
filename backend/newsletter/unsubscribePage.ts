import type { Db } from '../db/open';
import { mailTextsOf } from '../mail/texts/mailTextsOf';
import { servedPaths } from '../../settings/servedPaths.js';
import { findDefaultStore } from '../stores/queries';

import { findSubscriberByCode, unsubscribeByCode } from './unsubscribe';

/** It runs nothing and loads nothing; its form leads back to it. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const style =
  'body{max-width:34rem;margin:4rem auto;padding:0 1rem;font:1.0625rem/1.5 system-ui,sans-serif;color:#12322a;background:#fbf9f4}' +
  'button{min-height:3rem;padding:0 1.5rem;border:0;border-radius:2rem;background:#12322a;color:#fff;font:inherit}a{color:inherit}';

const toPage = (lang: string, status: number, heading: string, content: string): Response =>
  new Response(
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="robots" content="noindex">` +
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

const isCode = (code: string): boolean => /^[\w-]{1,64}$/.test(code);

/**
 * Makes the page that the link of a newsletter leads to, in the language of the store view that the reader subscribed in.
 * Opening it changes nothing, because programs open the links of mails as well: the reader presses a button.
 */
export const createUnsubscribeHandler =
  (db: Db) =>
  (request: Request): Response => {
    const code = new URL(request.url).searchParams.get('code') ?? '';
    const known = isCode(code) ? findSubscriberByCode(db, code) : undefined;
    const { unsubscribePage: texts } = mailTextsOf(db, known?.storeId ?? findDefaultStore(db)?.id ?? 0);
    const home = `<p><a href="/">${texts.home}</a></p>`;
    if (!known) {
      const preferences = `<p><a href="/communications">${texts.preferences}</a></p>`;
      return toPage(texts.lang, 404, texts.gone, `<p>${texts.goneText}</p>${preferences}${home}`);
    }
    if (request.method === 'POST') {
      unsubscribeByCode(db, code);
      return toPage(texts.lang, 200, texts.done, `<p>${texts.doneText}</p>${home}`);
    }
    const form = `<form method="post" action="${servedPaths.unsubscribe}?code=${code}"><button>${texts.button}</button></form>`;
    return toPage(texts.lang, 200, texts.question, `${form}${home}`);
  };
