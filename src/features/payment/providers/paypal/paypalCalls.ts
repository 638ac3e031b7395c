import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { rootOf } from '@/kernel/errors/appError';
import { wait } from '@/kernel/wait';
import type { PaymentPlace } from '../paymentAdapter';
import { CreatePaypalExpressTokenDocument, SetPaypalExpressPaymentDocument } from './PaypalExpress.graphql.generated';

/** Path that PayPal leads back to: the real backend takes none with a slash before it, or with a query. */
const returnPath = 'checkout';

/** What a shopper agreed to at PayPal. */
export interface PaypalApproval {
  token: string;
  payerId: string;
}

/**
 * Begins a payment.
 * @returns the page where the shopper agrees; null when the backend names none.
 * @throws what the backend or the network threw. Nothing is paid then, and the next token takes the place of this one.
 */
export const startPaypal = async ({ apollo, cartId }: PaymentPlace): Promise<string | null> => {
  const variables = { cartId, path: returnPath };
  const { data } = await apollo.mutate({
    mutation: CreatePaypalExpressTokenDocument,
    variables,
    fetchPolicy: 'no-cache',
  });
  return data?.createPaypalExpressToken?.paypal_urls?.start ?? null;
};

/** How often the payment is taken to the cart in all, and the wait before the second time, which doubles. */
const tries = 4;
const firstRetryMs = 300;

/**
 * Takes the payment to the cart. Nothing is ordered by it, so it is tried again when the answer is lost.
 * @throws what the backend or the network threw.
 */
export const setPaypalPayment = async (
  { apollo, cartId }: PaymentPlace,
  { token, payerId }: PaypalApproval,
): Promise<void> => {
  const variables = { cartId, token, payerId };
  for (let attempt = 1; ; attempt += 1) {
    try {
      await apollo.mutate({ mutation: SetPaypalExpressPaymentDocument, variables, fetchPolicy: 'no-cache' });
      return;
    } catch (error) {
      if (attempt === tries || CombinedGraphQLErrors.is(rootOf(error))) throw error;
      await wait(firstRetryMs * 2 ** (attempt - 1));
    }
  }
};
