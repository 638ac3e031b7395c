import { inputError } from './errors';

/** Base64 of a numeric id as text: the real backend's uid. */
export const toUid = (id: number | string): string => Buffer.from(String(id)).toString('base64');

/**
 * Reads a uid back to its id.
 * @throws GraphQLError (graphql-input) 'Value of uid "X" is incorrect.'
 */
export const fromUid = (uid: string): number => {
  const text = Buffer.from(uid, 'base64').toString('utf8');
  if (!/^\d{1,15}$/.test(text) || toUid(text) !== uid) throw inputError(`Value of uid "${uid}" is incorrect.`);
  return Number(text);
};
