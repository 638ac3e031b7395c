/**
 * Guests and customers who fill a cart, change it and buy over a network that fails all the time, each exactly once,
 * and whatever a page says of the order at rest is so: placed, charged, not placed, or not known yet. It may say that it
 * does not know only while it asks and has not been answered (orderStatement.ts), and what is paid is the total that was
 * said at Pay and stands on the receipt; it goes where the page said (ledger.ts).
 *
 * What happens to them: requests and answers that are lost, spoilt, refused or late, up to a minute; a line that is down
 * for minutes; a page that is reloaded at any request and at any time; a session that ends; a sign-out in another tab; a
 * second tab that buys the same cart; a second press of the button; a card that is refused; a card frame that is blocked,
 * answers late or never; a wallet that pays the cart, or one product; stock that runs out; browsers without locks, and such as block or have filled their storage.
 *
 * `FAULTED_ORDERS=5000` for a long run, `FAULT_SEED` for the run that failed.
 */
import { testPurchases } from '@/testing/faults/testPurchases';

testPurchases('full', 'FAULTED_ORDERS', 275);
