import type { Db } from '../../../db/open';
import { createToken, knowCard, type Purchase } from '../../testProvider/nonces';

import { walletAccount, type WalletAddress } from './account';

/** What the wallet hands over once its owner has said yes; before that the shop knows city and postcode alone. */
export interface WalletAuthorisation {
  nonce: string;
  email: string;
  address: WalletAddress['address'];
}

const textIn = (body: Record<string, unknown>, key: string): string => (typeof body[key] === 'string' ? body[key] : '');

/**
 * Pays with a card of the wallet.
 * @param now milliseconds since 1970.
 * @returns null for an address or a card that the wallet does not have.
 */
export const authoriseWallet = (
  db: Db,
  body: Record<string, unknown>,
  purchase: Purchase,
  now: number,
): WalletAuthorisation | null => {
  const kept = walletAccount.addresses.find(({ id }) => id === textIn(body, 'addressId'));
  const card = walletAccount.cards.find(({ id }) => id === textIn(body, 'cardId'));
  if (!kept || !card) return null;
  const { nonce } = createToken(db, knowCard(card.details), purchase, now);
  if (nonce === null) return null;
  return { nonce, email: walletAccount.email, address: kept.address };
};
