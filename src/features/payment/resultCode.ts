/** How a provider answers (spec §4 Payment results, and what else Adyen says); anything else is `Unknown`. */
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

/** Reads a provider's code; one that nobody knows never counts as paid. */
export const readResultCode = (value: unknown): ResultCode => resultCodes.find((code) => code === value) ?? 'Unknown';
