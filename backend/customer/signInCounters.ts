import type { RequestContext } from '../context';
import type { Counter } from '../limits/failures';

/** So many times the failures of one account are allowed to one address in all: several people may share it. */
const accountsFactor = 5;

/**
 * Wrong passwords count by address and e-mail, and by address; never by account, which strangers could lock so.
 * @param allowed failures of one account before the client has to pause.
 */
export const signInCounters = (
  { clientAddress }: Pick<RequestContext, 'clientAddress'>,
  email: string,
  allowed: number,
): Counter[] => [
  { name: `sign-in/address/${clientAddress}/${email.trim().toLowerCase()}`, allowed },
  { name: `sign-in/address/${clientAddress}`, allowed: allowed * accountsFactor },
];
