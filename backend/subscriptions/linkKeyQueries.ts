import type { Db } from '../db/open';

/** The secret that links of mails are signed with: made once, kept with the shop's data. */
export const readLinkKey = (db: Db, create: () => string): string => {
  const find = () => db.get<{ value: string }>("SELECT value FROM installation WHERE name = 'subscription_link_key'");
  const known = find();
  if (known) return known.value;
  db.run("INSERT INTO installation (name, value) VALUES ('subscription_link_key', ?) ON CONFLICT DO NOTHING", create());
  return find()?.value ?? '';
};
