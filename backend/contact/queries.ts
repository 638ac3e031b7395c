import type { Db } from '../db/open';

/** A visitor's message as it is kept. */
export interface NewContactMessage {
  storeId: number;
  name: string;
  email: string;
  telephone: string | null;
  comment: string;
  reason: string | null;
  orderNumber: string | null;
  /** null when the call said nothing of consent. */
  hasConsented: boolean | null;
  sentAt: string;
}

/** Keeps a message and returns its id. */
export const insertContactMessage = (db: Db, message: NewContactMessage): number =>
  db.run(
    `INSERT INTO contact_message
       (store_id, name, email, telephone, comment, reason, order_number, has_consented, sent_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    message.storeId,
    message.name,
    message.email,
    message.telephone,
    message.comment,
    message.reason,
    message.orderNumber,
    message.hasConsented === null ? null : Number(message.hasConsented),
    message.sentAt,
  ).lastInsertRowid;
