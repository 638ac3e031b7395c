import type { Db } from '../db/open';

/** A mail as the outbox keeps it. Its text may hold a secret, such as the link that resets a password. */
export interface Mail {
  recipient: string;
  subject: string;
  body: string;
  /** Milliseconds since 1970. */
  sent_at: number;
}

/** Mails that a page shows. */
const mostListed = 500;

/** Puts a mail into the outbox, which stands in for sending it; backend/upkeep/prune.ts says how long it is kept. */
export const sendMail = (db: Db, { recipient, subject, body, sent_at: sentAt }: Mail): void => {
  db.run('INSERT INTO mail (recipient, subject, body, sent_at) VALUES (?, ?, ?, ?)', recipient, subject, body, sentAt);
};

/** Mail of the outbox, newest first; the last 500. */
export const listMail = (db: Db): Mail[] =>
  db.all<Mail>('SELECT recipient, subject, body, sent_at FROM mail ORDER BY id DESC LIMIT ?', mostListed);
