import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { faultText } from '@/kernel/errors/appError';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { CheckCartDocument } from './CheckCart.graphql.generated';

/** State of a cart: open, ordered or gone, or not this shopper's (their session may have ended). */
export type CartFate = 'active' | 'gone' | 'foreign';

type BackendError = CombinedGraphQLErrors['errors'][number];

const fateIn = ({ message, path, extensions }: BackendError): CartFate | undefined => {
  const { category = '' } = extensions ?? {};
  if (path?.[0] !== 'cart') return undefined;
  if (category === 'graphql-authorization') return 'foreign';
  // Some versions give no category here, and each store view has its own words.
  return category === 'graphql-no-such-entity' || (category === '' && !faultText.test(message)) ? 'gone' : undefined;
};

/**
 * Asks the backend what became of a cart. The answer does not depend on the language of its messages.
 * @throws what kept the backend from answering that.
 */
export const askCart = async ({ apollo }: Pick<ThunkServices, 'apollo'>, cartId: string): Promise<CartFate> => {
  try {
    await apollo.query({ query: CheckCartDocument, variables: { cartId }, fetchPolicy: 'no-cache' });
    return 'active';
  } catch (error) {
    const fates = CombinedGraphQLErrors.is(error) ? error.errors.map(fateIn) : [];
    const fate = fates.find((each) => each !== undefined);
    if (fate === undefined) throw error;
    return fate;
  }
};
