import { join } from 'node:path';

import { scriptFile, styleSheet } from '../../testProvider/standInFiles';
import type { EmbeddedProvider } from '../provider';
import { answerApproval, showApproval } from './approvalPage';
import { createExpressToken, paypalMethod } from './expressToken';

const asset = (name: string): string => join(import.meta.dirname, 'assets', name);

/** PayPal Express Checkout: the shopper agrees on a page that stands in for PayPal's, and comes back to the shop. */
export const paypalProvider: EmbeddedProvider = {
  method: paypalMethod,
  standIns: {
    '/paypal/approval.js': scriptFile(asset('approval.js')),
    '/paypal/approval.css': styleSheet(asset('approval.css')),
  },
  visits: { '/paypal': { show: showApproval, answer: answerApproval } },
  resolvers: {
    Mutation: { createPaypalExpressToken: (_, { input }, context) => createExpressToken(context, input) },
  },
};
