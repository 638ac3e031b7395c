import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import type { PaymentMethod, RequestContext } from '../../../context';
import { inputError } from '../../../graphql/errors';
import { isOffered } from '../../paymentMethods';
import { dropInScript } from '../../testProvider/standInFiles';
import type { EmbeddedProvider } from '../provider';

const method: PaymentMethod = { code: 'braintree', title: 'Card (Braintree)' };

/** A client token in the form of the real one: JSON in base64. */
const clientToken = ({ store }: RequestContext): string =>
  Buffer.from(
    JSON.stringify({
      version: 2,
      environment: 'test',
      authorizationFingerprint: randomBytes(16).toString('hex'),
      merchantCurrency: store.currency,
    }),
  ).toString('base64');

/** Cards through the stand-in of Braintree's drop-in. */
export const braintreeProvider: EmbeddedProvider = {
  method,
  standIns: { '/braintree/dropin.js': dropInScript(join(import.meta.dirname, 'standIn.js')) },
  resolvers: {
    Mutation: {
      createBraintreeClientToken: (_, __, context) => {
        if (!isOffered(context.payments, method)) throw inputError('The Braintree payment method is not active.');
        return clientToken(context);
      },
    },
  },
};
