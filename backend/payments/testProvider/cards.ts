/** Outcome of a test card. */
export type CardOutcome =
  | 'authorised'
  | 'refused'
  | 'refusedAtCapture'
  | 'fingerprint'
  | 'challenge'
  /** The bank's page takes the place of the shop's. */
  | 'redirect'
  | 'cancelled'
  | 'error'
  /** The bank decides later. */
  | 'pending'
  /** The provider answers an unknown code. */
  | 'unknown';

/** Test cards: a number, and what it makes happen. Every other number is turned away, so that nobody types a real one. */
export const testCards: Readonly<Record<string, CardOutcome>> = {
  '4000000000000002': 'authorised',
  '4000000000000010': 'refused',
  '4000000000000028': 'fingerprint',
  '4000000000000036': 'challenge',
  '4000000000000044': 'refusedAtCapture',
  '4000000000000051': 'redirect',
  '4000000000000069': 'cancelled',
  '4000000000000077': 'error',
  '4000000000000085': 'pending',
  '4000000000000093': 'unknown',
  // Pays while its owner is there, and no later payment of a subscription.
  '4000000000000341': 'authorised',
  // Well-known test numbers of other brands.
  '4242424242424242': 'authorised',
  '5555555555554444': 'authorised',
  '378282246310005': 'authorised',
};

/** Last digits of the card that pays once and is refused at every later payment. */
export const refusedLater = '0341';

/** Whether the digits pass the Luhn check (ISO/IEC 7812-1, annex B). */
export const passesLuhn = (digits: string): boolean => {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

/** Brand by the first digits, as shoppers call it. */
export const cardBrand = (digits: string): string => {
  if (/^3[47]/.test(digits)) return 'American Express';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'Mastercard';
  return 'Visa';
};

/** Card details as the frame sends them. */
export interface CardDetails {
  number: string;
  /** 'MM/YY'. */
  expiry: string;
  securityCode: string;
  name: string;
}

/** Error of a field; the frame has the words. */
export interface CardFault {
  field: keyof CardDetails;
  reason: 'required' | 'invalid' | 'past' | 'unknown';
}

const isPast = (month: number, year: number, now: number): boolean => now >= Date.UTC(year, month, 1);

const findExpiryFault = (expiry: string, now: number): CardFault | null => {
  const match = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(expiry.trim());
  if (!match) return { field: 'expiry', reason: expiry.trim() === '' ? 'required' : 'invalid' };
  return isPast(Number(match[1]), 2000 + Number(match[2]), now) ? { field: 'expiry', reason: 'past' } : null;
};

const findNumberFault = (digits: string): CardFault | null => {
  if (digits === '') return { field: 'number', reason: 'required' };
  if (!passesLuhn(digits)) return { field: 'number', reason: 'invalid' };
  return testCards[digits] ? null : { field: 'number', reason: 'unknown' };
};

/** Returns the error of a security code. */
export const findSecurityCodeFault = (code: string): CardFault | null =>
  /^\d{3,4}$/.test(code) ? null : { field: 'securityCode', reason: code === '' ? 'required' : 'invalid' };

/** The first fault of the details, or null. A card is good to the end of its month; `now` in milliseconds since 1970. */
export const findCardFault = (card: CardDetails, now: number): CardFault | null =>
  findNumberFault(card.number.replace(/\s/g, '')) ??
  findExpiryFault(card.expiry, now) ??
  findSecurityCodeFault(card.securityCode.trim()) ??
  (card.name.trim() === '' ? { field: 'name', reason: 'required' } : null);
