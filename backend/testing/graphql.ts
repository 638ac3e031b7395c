import type { TestBackend } from './createTestBackend';
import { fixturePassword } from './fixtures';

/** A GraphQL answer as a client reads it. */
export interface GraphQlAnswer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; path?: (string | number)[]; locations?: unknown; extensions?: { category?: string } }[];
}

/** Posts an operation to a test backend and returns the parsed answer. */
export const postGraphQl = async (
  backend: Pick<TestBackend, 'fetch'>,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<GraphQlAnswer> => {
  const response = await backend.fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as GraphQlAnswer;
};

/** Signs a customer of the fixtures in and returns the header that says so. */
export const signInAs = async (
  backend: Pick<TestBackend, 'fetch'>,
  email: string,
  password: string = fixturePassword,
): Promise<{ Authorization: string }> => {
  const { data, errors } = await postGraphQl(
    backend,
    'mutation($e: String!, $p: String!) { generateCustomerToken(email: $e, password: $p) { token } }',
    { e: email, p: password },
  );
  const token = /"token":"([^"]+)"/.exec(JSON.stringify(data))?.[1];
  if (!token) throw new Error(errors?.[0]?.message ?? 'No token.');
  return { Authorization: `Bearer ${token}` };
};
