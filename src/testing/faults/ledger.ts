import { readAttempts } from '@/features/checkout/placing/orderAttempts';
import type { Placing } from '@/features/payment/paymentSlice';
import type { TestBackend } from '../../../backend/testing/createTestBackend';
import { watchArrivals } from './arrivals';
import type { FaultyFetch } from './faultyFetch';
import type { MortalTab } from './mortalTab';
import { watchQuestions } from './orderQuestions';
import { type Facts, findLieOf, judge, type Statement, statementOf } from './orderStatement';

/** A payment that was agreed to: the total that was said at Pay, and what had reached the backend by then. */
interface Agreement {
  total: string;
  changes: number;
  /** Where the page said that it goes. */
  postcode: string;
}

const money = (minor: number): string => (minor / 100).toFixed(2);

/** What one shopper was told and agreed to, compared with what the backend and the payment provider know. */
export class Ledger {
  readonly carts = new Set<string>();
  /** What was said that was not so. */
  readonly wrong: string[] = [];
  readonly statements: Statement[] = [];
  /** Why pages said nothing for sure, once for each time. */
  readonly reasons: string[] = [];
  /** What came between, by name. */
  readonly scenarios: string[] = [];
  readonly arrivals: ReturnType<typeof watchArrivals>;
  isTold = false;
  private readonly agreements = new Map<string, Agreement>();
  private readonly receipts = new Set<string>();
  /** Postcodes to which receipts say that the order goes. */
  private readonly places = new Set<string>();
  private readonly tabs = new WeakMap<
    MortalTab,
    { question: ReturnType<typeof watchQuestions>['newest']; since: number }
  >();

  constructor(
    private readonly backend: TestBackend,
    private readonly name: string,
    send: FaultyFetch['fetch'],
  ) {
    this.arrivals = watchArrivals(send);
  }

  /** The way of a tab to the network; `watch` the tab once it is open. */
  questionsTo(network: FaultyFetch): ReturnType<typeof watchQuestions> {
    return watchQuestions(network, () => this.facts());
  }

  watch(tab: MortalTab, questions: ReturnType<typeof watchQuestions>): void {
    this.tabs.set(tab, { question: questions.newest, since: Date.now() });
    tab.store.subscribe(() => {
      const { cartId } = tab.store.getState().cart;
      if (cartId) this.carts.add(cartId);
    });
  }

  /** The button was pressed: doubt begins now at the earliest. */
  pressed(tab: MortalTab): void {
    const known = this.tabs.get(tab);
    if (known) this.tabs.set(tab, { ...known, since: Date.now() });
  }

  /** A total was said, and a nonce is given to pay it. */
  agree(nonce: string, agreement: Agreement): void {
    this.agreements.set(nonce, agreement);
  }

  private charges() {
    const { captures } = this.backend.payments;
    return captures.filter(({ nonce, isVoided }) => nonce.includes(`-${this.name}-`) && !isVoided);
  }

  private facts(): Facts {
    return { orders: this.backend.data.ordersOfCarts(this.carts).length, charges: this.charges().length };
  }

  /** Whether there is something to tell yet, or something that a page still asks about. */
  isOpen(tab: MortalTab): boolean {
    if (this.isTold) return false;
    return this.facts().orders > 0 || statementOf(tab) !== 'nothing' || readAttempts(tab.services.storage).length > 0;
  }

  /** The pages rest: what they say is compared with the database. One that is gone says nothing. */
  compare(...tabs: readonly MortalTab[]): void {
    const facts = this.facts();
    const alive = tabs.filter((tab) => tab.isAlive());
    // Said is said, also by a tab that was left since.
    this.isTold ||= facts.orders === 1 && tabs.some((tab) => statementOf(tab) === 'placed');
    for (const tab of alive) {
      const said = statementOf(tab);
      this.statements.push(said);
      if (said === 'placed') this.readReceipt(tab);
      // Who signed out after having been told is not told again.
      if (said === 'nothing' && this.isTold) {
        this.reasons.push('nothing: told before');
        continue;
      }
      const { question, since } = this.tabs.get(tab) ?? { since: Date.now() };
      const { lie, reason } = judge(tab, { ...facts, question: question?.(), since });
      if (lie !== undefined) this.wrong.push(lie);
      if (reason !== undefined) this.reasons.push(reason);
    }
  }

  /** What is said beside a wallet's button once its payment has ended, compared with the database. */
  compareWallet(tab: MortalTab, placing: Placing): void {
    if (!tab.isAlive()) return;
    const lie = findLieOf(tab, placing, this.facts());
    if (lie !== null) this.wrong.push(`beside the wallet: ${lie}`);
  }

  private readReceipt(tab: MortalTab): void {
    const shown = tab.store.getState().checkout?.receipt.order;
    const total = shown?.order?.total?.grand_total.value;
    if (total != null) this.receipts.add(total.toFixed(2));
    const postcode = shown?.order?.shipping_address?.postcode;
    if (postcode != null) this.places.add(postcode);
    const number = shown?.number ?? shown?.order?.number;
    if (number == null) return;
    const orders = this.backend.data.ordersOfCarts(this.carts);
    if (!orders.some((order) => order.number === number)) this.wrong.push(`the receipt has another number: ${number}`);
  }

  /** Every answer can be had by now: nothing may be left in doubt, on the page or behind it. */
  end(tab: MortalTab): void {
    this.compare(tab);
    if (this.isTold) return;
    if (statementOf(tab) === 'unknown') this.wrong.push('said unknown to the end');
    if (readAttempts(tab.services.storage).length > 0) this.wrong.push('asked about an order to the end');
  }

  /**
   * Compares the money in the end: one order and one payment of the same total for somebody who was told of one, none for
   * anybody else, and the total is that which was said at Pay and stands on the receipt.
   * @returns null, or what could not be said truly: a backend that cannot be told the expected total and place takes others
   * when a request that was late changes the cart between Pay and the order. The receipt must know them even so, or name none.
   */
  settle(): string | null {
    const orders = this.backend.data.ordersOfCarts(this.carts);
    const charges = this.charges();
    const found = { orders: orders.length, paid: charges.map(({ amountMinor }) => amountMinor) };
    expect({ name: this.name, ...found }).toEqual({
      name: this.name,
      orders: this.isTold ? 1 : 0,
      paid: orders.map(({ total }) => total),
    });
    const [order] = orders;
    const agreed = this.agreements.get(charges[0]?.nonce ?? '');
    if (!order || !agreed) return null;
    const total = money(order.total);
    const changesBefore = this.arrivals.changesBefore(charges[0]?.nonce ?? '') ?? 0;
    const isLate = !CAPABILITIES.placedOrder && changesBefore > agreed.changes;
    const isMoved = isLate && order.postcode !== agreed.postcode;
    const wrongPlaces = [...this.places].filter((shown) => shown !== order.postcode);
    const goesTo = isMoved ? order.postcode : agreed.postcode;
    expect({ name: this.name, goesTo, wrongPlaces }).toEqual({
      name: this.name,
      goesTo: order.postcode,
      wrongPlaces: [],
    });
    const isChanged = isLate && total !== agreed.total;
    const wrongReceipts = [...this.receipts].filter((shown) => shown !== total);
    const said = { name: this.name, atPay: isChanged ? total : agreed.total, wrongReceipts };
    expect(said).toEqual({ name: this.name, atPay: total, wrongReceipts: [] });
    if (isChanged || isMoved) return 'changed on the way';
    return this.receipts.size === 0 ? 'a receipt without its total' : null;
  }
}
