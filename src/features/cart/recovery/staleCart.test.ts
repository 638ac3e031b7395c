import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { errorText } from '@/kernel/errors/appError';
import { RestError } from '@/kernel/rest/restErrors';
import { isStaleCartError, StaleCartError, toCartError } from './staleCart';

const graphql = (...errors: { message: string; category?: string }[]) =>
  new CombinedGraphQLErrors({
    errors: errors.map(({ message, category }) => ({ message, extensions: category ? { category } : {} })),
  });

describe('a stale cart', () => {
  it.each([
    [graphql({ message: 'Could not find a cart with ID "x"', category: 'graphql-no-such-entity' }), true],
    [graphql({ message: 'Could not find a cart with ID "x"' }), true],
    [graphql({ message: "The cart isn't active." }), true],
    [
      graphql({ message: 'The current user cannot perform operations on cart "x"', category: 'graphql-authorization' }),
      true,
    ],
    [graphql({ message: 'Could not find a product with SKU "x"', category: 'graphql-no-such-entity' }), false],
    [graphql({ message: 'Could not find a cart', category: 'graphql-input' }), false],
    [new TypeError('Failed to fetch'), false],
    [new StaleCartError(null), true],
    [new RestError('POST', '/', 404, "The cart isn't active."), true],
  ])('is known by category and text: %s', (error, expected) => {
    expect(isStaleCartError(error)).toBe(expected);
  });

  it('is not told in the words of the backend', () => {
    const refusal = graphql({ message: 'Could not find a cart with ID "x"', category: 'graphql-no-such-entity' });
    expect(toCartError(refusal)).toMatchObject({ kind: 'unexpected' });
    expect(errorText(new StaleCartError(refusal), 'Sorry.')).toBe('Sorry.');
    expect(toCartError(graphql({ message: 'Sold out' }))).toMatchObject({ kind: 'graphql', messages: ['Sold out'] });
  });
});
