import { urlSuffix } from '../catalog/productResolvers';
import type { Db } from '../db/open';
import { mailOrigin } from '../mail/mailOrigin';
import { sendMail } from '../mail/outbox';
import { mailTextsOf } from '../mail/texts/mailTextsOf';
import type { Settings } from '../settings';
import { startRepeating } from '../startRepeating';
import { readShopName } from '../stores/shopName';

import { deleteAlert, type DueAlert, listDueAlerts } from './alertQueries';

export interface AlertServices {
  db: Db;
  settings: Pick<Settings, 'publicOrigin' | 'port'>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Mails of one run: the others follow with the next. */
const mostAtOnce = 100;

const addressOf = ({ url_key: key, sku, is_variant: isVariant }: DueAlert): string =>
  `/${key}${urlSuffix}${isVariant === 1 ? `?sku=${encodeURIComponent(sku)}` : ''}`;

/**
 * Mails everybody who asked about something that can be had again, once, and forgets the address.
 * @returns how many mails there were.
 */
export const sendStockAlerts = ({ db, settings, now }: AlertServices): number => {
  const due = listDueAlerts(db, mostAtOnce);
  for (const alert of due) {
    const texts = mailTextsOf(db, alert.store_id);
    const [subject, ...paragraphs] = texts.stockAlert(
      alert.name,
      readShopName(db, alert.store_id),
      `${mailOrigin(settings)}${addressOf(alert)}`,
    );
    // Together: a mail that was sent is never sent again.
    db.transaction(() => {
      sendMail(db, { recipient: alert.email, subject, body: paragraphs.join('\n\n'), sent_at: now() });
      deleteAlert(db, alert.id);
    });
  }
  return due.length;
};

const everyMs = 60_000;

/** Sends alerts as soon as stock is there. @returns ends it. */
export const startStockAlerts = (services: AlertServices): (() => void) =>
  startRepeating(everyMs, () => void sendStockAlerts(services));
