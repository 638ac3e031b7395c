import type { TestBackend } from './createTestBackend';

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
