import type { Db } from '../db/open';

/** A customer's latest answer to a channel. */
export interface ChannelAnswer {
  channel: string;
  is_consent: number;
  consent_text: string;
  decided_at: string;
}

/** The latest answers of a customer. */
export const listChannelAnswers = (db: Db, customerId: number): ChannelAnswer[] =>
  db.all<ChannelAnswer>(
    'SELECT channel, is_consent, consent_text, decided_at FROM channel_consent WHERE customer_id = ?',
    customerId,
  );

/** Keeps an answer in the place of the one before. */
export const saveChannelAnswer = (db: Db, customerId: number, answer: ChannelAnswer): void => {
  db.run(
    `INSERT INTO channel_consent (customer_id, channel, is_consent, consent_text, decided_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (customer_id, channel) DO UPDATE SET is_consent = excluded.is_consent,
       consent_text = excluded.consent_text, decided_at = excluded.decided_at`,
    customerId,
    answer.channel,
    answer.is_consent,
    answer.consent_text,
    answer.decided_at,
  );
};
