import type { RequestContext } from '../../context';
import { mailOrigin } from '../../mail/mailOrigin';
import { sendMail } from '../../mail/outbox';
import { mailTextsOf } from '../../mail/texts/mailTextsOf';
import { readShopName } from '../../stores/shopName';

/** Sends a mail about an account that was asked for. */
export const mailAccount = (
  { db, now, store }: RequestContext,
  recipient: string,
  paragraphs: readonly string[],
): void => {
  const subject = mailTextsOf(db, store.id).accountSubject(readShopName(db, store.id));
  sendMail(db, { recipient, subject, body: paragraphs.join('\n\n'), sent_at: now() });
};

/** Tells the owner of an address that somebody wanted an account with it. */
export const mailTaken = (context: RequestContext, recipient: string): void => {
  const { db, settings, store } = context;
  const origin = mailOrigin(settings);
  mailAccount(
    context,
    recipient,
    mailTextsOf(db, store.id).accountTaken(`${origin}/sign-in`, `${origin}/forgot-password`),
  );
};
