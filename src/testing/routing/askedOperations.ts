import { isRecord } from '@/kernel/isRecord';
import type { TestBackend } from '../../../backend/testing/createTestBackend';

const nameIn = (text: unknown): string => {
  const body: unknown = typeof text === 'string' ? JSON.parse(text) : undefined;
  return isRecord(body) && typeof body.operationName === 'string' ? body.operationName : '';
};

/** Notes the GraphQL operations that a backend is asked from now on, by name and in their order. */
export const noteOperations = (backend: TestBackend): string[] => {
  const names: string[] = [];
  const answer = backend.fetch;
  backend.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, window.location.origin);
    if (pathname === '/graphql') names.push(searchParams.get('operationName') ?? nameIn(init?.body));
    return answer(input, init);
  };
  return names;
};
