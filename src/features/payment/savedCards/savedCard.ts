import { isRecord } from '@/kernel/isRecord';

/** A card that a customer keeps, as the backend's vault tells it. */
export interface SavedCard {
  publicHash: string;
  methodCode: string;
  brand: string;
  last4: string;
  /** 'MM/YY', or '' when the backend does not say. */
  expiry: string;
}

/** Brands by the codes of the real backend's tokens. */
const brands: Readonly<Record<string, string>> = {
  VI: 'Visa',
  MC: 'Mastercard',
  AE: 'American Express',
  DI: 'Discover',
  JCB: 'JCB',
  MI: 'Maestro',
  DN: 'Diners Club',
};

const parse = (json: string | null): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

interface Token {
  public_hash: string;
  payment_method_code: string;
  details: string | null;
}

/** Reads a token's details, which are JSON in a text; null when they do not name the card. */
export const readSavedCard = ({ public_hash: publicHash, payment_method_code, details }: Token): SavedCard | null => {
  const { type, maskedCC, expirationDate } = parse(details);
  const last4 = textOf(maskedCC).replace(/\D/g, '').slice(-4);
  if (last4.length !== 4) return null;
  const [, month = '', year = ''] = /^(\d{1,2})\/\d{0,2}(\d{2})$/.exec(textOf(expirationDate)) ?? [];
  return {
    publicHash,
    // The vault's method and the one that the card was typed with go together.
    methodCode: payment_method_code.replace(/_cc_vault$/, ''),
    brand: brands[textOf(type)] ?? textOf(type),
    last4,
    expiry: month === '' ? '' : `${month.padStart(2, '0')}/${year}`,
  };
};
