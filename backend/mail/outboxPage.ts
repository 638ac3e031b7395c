import type { Db } from '../db/open';
import { escapeHtml } from '../escapeHtml';

import { listMail, type Mail } from './outbox';

/** The text with its links to follow. What is escaped holds no space and no angle bracket, so a link ends there. */
const withLinks = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<>]+/g, (address) => `<a href="${address}">${address}</a>`);

const toArticle = ({ recipient, subject, body, sent_at: sentAt }: Mail): string =>
  `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(recipient)}, ${new Date(sentAt).toISOString()}</p>` +
  `${body
    .split('\n\n')
    .map((paragraph) => `<p>${withLinks(paragraph)}</p>`)
    .join('')}</article>`;

const toPage = (mails: readonly Mail[]): string =>
  '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width,initial-scale=1"><title>Outbox</title><style>body{overflow-wrap:anywhere}</style></head><body><main>' +
  `<h1>Outbox</h1>${mails.length === 0 ? '<p>No mail.</p>' : mails.map(toArticle).join('<hr>')}</main></body></html>`;

/** Nothing of it loads or runs anything; without a sandbox, as its links lead into the shop. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Makes the handler of the outbox: a page for people, JSON for those who ask for it. It shows secrets, so the server
 * has it only where nobody else can reach it (settings).
 */
export const createOutboxHandler =
  (db: Db) =>
  (request: Request): Promise<Response> => {
    const mails = listMail(db);
    const isJson = request.headers.get('accept')?.includes('application/json');
    const headers = {
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy': policy,
    };
    return Promise.resolve(
      isJson
        ? Response.json(mails, { headers })
        : new Response(toPage(mails), { headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } }),
    );
  };
