/** A process of its own that pays for a cart at a given moment: `placeOrderProcess.ts <database file> <cart id> <nonce> <start ms> <key>`. */
import { openCartBackend } from '../../cart/testing/cartBackend';
import { openDb } from '../../db/open';

import { pay, paymentBody } from './readyCart';

/** Output of the process, as JSON. */
export interface ProcessAnswer {
  status: number;
  body: unknown;
}

const [file = '', cartId = '', nonce = '', startAt = '0', key = ''] = process.argv.slice(2);
const backend = openCartBackend({ db: openDb(file) });
await new Promise((resolve) => {
  setTimeout(resolve, Math.max(0, Number(startAt) - Date.now()));
});
const answer: ProcessAnswer = await pay(backend, cartId, paymentBody(nonce), key ? { 'Idempotency-Key': key } : {});
process.stdout.write(JSON.stringify(answer));
backend.db.close();
