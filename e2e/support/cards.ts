/** Values that a shopper types into the provider's frame. */
export interface Card {
  number: string;
  expiry: string;
  securityCode: string;
  name: string;
}

const card = (number: string): Card => ({ number, expiry: '12 / 30', securityCode: '123', name: 'Eleanor Marsh' });

/** The test provider's cards (README), by what they make happen. */
export const cards = {
  authorised: card('4000000000000002'),
  refused: card('4000000000000010'),
  fingerprint: card('4000000000000028'),
  challenge: card('4000000000000036'),
  refusedAtCapture: card('4000000000000044'),
  redirect: card('4000000000000051'),
  cancelled: card('4000000000000069'),
  error: card('4000000000000077'),
  pending: card('4000000000000085'),
  unknown: card('4000000000000093'),
} as const;
