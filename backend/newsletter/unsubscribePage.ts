import type { Db } from '../db/open';
import { noticePage } from '../http/noticePage';
import { mailTextsOf } from '../mail/texts/mailTextsOf';
import { servedPaths } from '../../settings/servedPaths.js';
import { findDefaultStore } from '../stores/queries';

import { findSubscriberByCode, unsubscribeByCode } from './unsubscribe';

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
      return noticePage({
        lang: texts.lang,
        status: 404,
        heading: texts.gone,
        content: `<p>${texts.goneText}</p>${preferences}${home}`,
      });
    }
    if (request.method === 'POST') {
      unsubscribeByCode(db, code);
      return noticePage({
        lang: texts.lang,
        status: 200,
        heading: texts.done,
        content: `<p>${texts.doneText}</p>${home}`,
      });
    }
    const form = `<form method="post" action="${servedPaths.unsubscribe}?code=${code}"><button>${texts.button}</button></form>`;
    return noticePage({ lang: texts.lang, status: 200, heading: texts.question, content: `${form}${home}` });
  };
