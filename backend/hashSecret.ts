import { createHash } from 'node:crypto';

/**
 * The only form in which a token or a code that the shop gives out is kept: who reads the database cannot use it. A plain
 * digest is enough, as these are random and long; passwords are not (customer/passwords.ts).
 * @returns 64 hexadecimal digits.
 */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
