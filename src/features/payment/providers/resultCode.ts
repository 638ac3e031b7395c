/** How a provider answers, in Adyen's words, which the shop uses for all; anything else is `Unknown`. */
export const resultCodes = [
  'Authorised',
  'IdentifyShopper',
  'ChallengeShopper',
  'RedirectShopper',
  'Refused',
  'Cancelled',
  'Error',
  'Pending',
  'Received',
] as const;

export type ResultCode = (typeof resultCodes)[number] | 'Unknown';

/** Reads a provider's code; an unknown one never counts as paid. */
export const readResultCode = (value: unknown): ResultCode => resultCodes.find((code) => code === value) ?? 'Unknown';
