import type { Db } from '../db/open';

/** A mail as the outbox keeps it. Its text may hold a secret, such as the link that resets a password. */
export interface Mail {
  recipient: string;
  subject: string;
  body: string;
  /** Milliseconds since 1970. */
  sent_at: number;
}

/** How long a mail is kept, in milliseconds: as long as its links live. */
const keptForMs = 2 * 60 * 60 * 1000;

/** Puts a mail into the outbox, which stands in for sending it. */
export const sendMail = (db: Db, { recipient, subject, body, sent_at: sentAt }: Mail): void => {
  db.transaction(() => {
    db.run('DELETE FROM mail WHERE sent_at < ?', sentAt - keptForMs);
    db.run(
      'INSERT INTO mail (recipient, subject, body, sent_at) VALUES (?, ?, ?, ?)',
      recipient,
      subject,
      body,
      sentAt,
    );
  });
};

/** Mail of the outbox, newest first. */
export const listMail = (db: Db): Mail[] =>
  db.all<Mail>('SELECT recipient, subject, body, sent_at FROM mail ORDER BY id DESC');
