import type { APIRequestContext } from '@playwright/test';

/** The link in the newest mail to somebody. */
export const mailedLink = async (request: APIRequestContext, email: string): Promise<string> => {
  const outbox = await request.get('/__mail', { headers: { accept: 'application/json' } });
  const mails = (await outbox.json()) as { recipient: string; body: string }[];
  const mail = mails.find(({ recipient, body }) => recipient === email && body.includes('http'));
  return /https?:\S+/.exec(mail?.body ?? '')?.[0] ?? '';
};
