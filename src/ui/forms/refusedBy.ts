import { createContext } from 'react';

/**
 * Id of the words with which the answer refused what stands in the fields inside, such as an email and a password that do not
 * belong together: each is marked, and described by them. Undefined while nothing is refused.
 */
export const RefusedBy = createContext<string | undefined>(undefined);
