import { isRecord } from '@/kernel/isRecord';
import type { WalletAddress, WalletPayment, WalletPlace } from '../walletAdapter';

const textIn = (record: Record<string, unknown>, key: string): string =>
  typeof record[key] === 'string' ? record[key] : '';

/** The place of a question; null when it is none. */
export const readPlace = (value: unknown): WalletPlace | null => {
  if (!isRecord(value) || textIn(value, 'countryCode') === '') return null;
  return {
    countryCode: textIn(value, 'countryCode'),
    postcode: textIn(value, 'postcode'),
    city: textIn(value, 'city'),
  };
};

const readAddress = (value: unknown): WalletAddress | null => {
  const place = readPlace(value);
  if (!place || !isRecord(value)) return null;
  const lines = Array.isArray(value.lines)
    ? value.lines.filter((line): line is string => typeof line === 'string')
    : [];
  return {
    ...place,
    givenName: textIn(value, 'givenName'),
    familyName: textIn(value, 'familyName'),
    lines,
    region: textIn(value, 'region'),
    phone: textIn(value, 'phone'),
  };
};

/** What the wallet's owner said yes to; null when the message lacks something that an order needs. */
export const readAuthorised = (message: Record<string, unknown>): Omit<WalletPayment, 'complete'> | null => {
  const [nonce, email, address] = [textIn(message, 'nonce'), textIn(message, 'email'), readAddress(message.address)];
  if (nonce === '' || email === '' || !address) return null;
  return { nonce, email, address, methodId: textIn(message, 'methodId') || null };
};
