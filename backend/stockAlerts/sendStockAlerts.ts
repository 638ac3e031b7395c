import { urlSuffix } from '../catalog/urlSuffixes';
import type { Db } from '../db/open';
import { mailOrigin } from '../mail/mailOrigin';
import { sendMail } from '../mail/outbox';
import { mailTextsOf } from '../mail/texts/mailTextsOf';
import type { Settings } from '../settings';
import { startRepeating } from '../startRepeating';
import { storeDb } from '../stores/scope/storeDb';
import { readShopName } from '../stores/shopName';

import { type AlertProduct, deleteAlert, type DueAlert, findAlertProduct, listDueAlerts } from './alertQueries';

export interface AlertServices {
  db: Db;
  settings: Pick<Settings, 'publicOrigin' | 'port'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Mails of one run: the others follow with the next. */
const mostAtOnce = 100;

const pathOf = ({ url_key: key, sku }: AlertProduct, { parent_id: parentId }: DueAlert): string =>
  `/${key}${urlSuffix}${parentId === null ? '' : `?sku=${encodeURIComponent(sku)}`}`;

/** Mails one in the language of the store view in which it was asked for, and forgets the address. */
const sendOne = ({ db, settings, now }: AlertServices, alert: DueAlert): void => {
  const { id, store_id: storeId, currency, email } = alert;
  const product = findAlertProduct(storeDb(db, { storeId, currency }), alert);
  // The shop's own key leads to the page from every store view; that of another view is known there only.
  const page = findAlertProduct(db, alert);
  if (!product || !page) return;
  const link = `${mailOrigin(settings)}${pathOf(page, alert)}`;
  const texts = mailTextsOf(db, storeId);
  const [subject, ...paragraphs] = texts.stockAlert(product.name, readShopName(db, storeId), link);
  // Together: a mail that was sent is never sent again.
  db.transaction(() => {
    sendMail(db, { recipient: email, subject, body: paragraphs.join('\n\n'), sent_at: now() });
    deleteAlert(db, id);
  });
};

/**
 * Mails everybody who asked about something that can be had again, once, and forgets the address.
 * @returns how many mails there were.
 */
export const sendStockAlerts = (services: AlertServices): number => {
  const due = listDueAlerts(services.db, mostAtOnce);
  for (const alert of due) sendOne(services, alert);
  return due.length;
};

const everyMs = 60_000;

/** Sends alerts as soon as stock is there. @returns ends it. */
export const startStockAlerts = (services: AlertServices): (() => void) =>
  startRepeating(everyMs, () => void sendStockAlerts(services));
