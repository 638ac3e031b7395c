import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { RestError, RestNetworkError } from '@/kernel/rest/restErrors';
import { errorText, toAppError } from './appError';

const graphql = (...messages: string[]) =>
  new CombinedGraphQLErrors({ errors: messages.map((message) => ({ message })) });

describe('application errors', () => {
  it('joins the messages of the backend', () => {
    expect(errorText(graphql('One', 'Two'))).toBe('One, Two');
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
