import type { ThunkServices } from '@/kernel/redux/thunk';
import { writeToken } from '@/features/session/tokenStorage';
import type { TestBackend } from '../../backend/testing/createTestBackend';
import customers from '../../backend/seed/data/customers.json';

/** The first seeded customer. */
export const [firstCustomer] = customers;

const query =
  'mutation($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }';

/** Signs a customer in before the shop starts. */
export const signInAt = async (
  backend: TestBackend,
  { storage }: ThunkServices,
  who?: { email: string; password: string },
): Promise<void> => {
  const answer = await backend.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query,
      variables: who ?? { email: firstCustomer?.email, password: firstCustomer?.password },
    }),
  });
  const body = await answer.text();
  const token = /"token":"([^"]+)"/.exec(body)?.[1];
  if (!token) throw new Error(`Nobody could be signed in: ${body}`);
  writeToken(storage, token, 3600, who?.email ?? firstCustomer?.email);
};
