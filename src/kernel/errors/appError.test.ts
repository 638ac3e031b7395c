import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { RestError, RestNetworkError } from '@/kernel/rest/restErrors';
import { errorText, isStaleCartError, toAppError } from './appError';

const graphql = (...errors: { message: string; category?: string }[]) =>
  new CombinedGraphQLErrors({
    errors: errors.map(({ message, category }) => ({ message, extensions: category ? { category } : {} })),
  });

describe('application errors', () => {
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
    [new RestError('POST', '/', 404, "The cart isn't active."), true],
  ])('knows a stale cart: %s', (error, expected) => {
    expect(isStaleCartError(error)).toBe(expected);
  });

  it('joins the messages of the backend', () => {
    expect(errorText(graphql({ message: 'One' }, { message: 'Two' }))).toBe('One, Two');
  });

  it('shows nothing technical to the shopper', () => {
    expect(errorText(new TypeError('x is undefined'), 'Sorry.')).toBe('Sorry.');
    expect(errorText(new RestNetworkError('POST', '/', null), 'Sorry.')).toBe('Sorry.');
    expect(errorText(new RestError('POST', '/', 500, ''), 'Sorry.')).toBe('Sorry.');
  });

  it('sorts every failure into one kind', () => {
    expect(toAppError(new RestError('POST', '/', 400, 'No')).kind).toBe('rest');
    expect(toAppError(new RestNetworkError('POST', '/', null)).kind).toBe('network');
    expect(toAppError(new Error('bug')).kind).toBe('unexpected');
    expect(toAppError('what').kind).toBe('unexpected');
  });
});
