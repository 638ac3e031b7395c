import type { Settings } from '../settings';

/**
 * The origin that links of mails lead to: configured, never what a request calls the shop, which anybody can make up to get
 * a link with a secret sent to a host of theirs.
 */
export const mailOrigin = ({ publicOrigin, port }: Pick<Settings, 'publicOrigin' | 'port'>): string =>
  publicOrigin ?? `http://localhost:${port}`;
