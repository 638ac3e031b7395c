import { createIntl } from 'react-intl';
import { getCartDetails } from '@/features/cart/cartOperations';
import { beginCheckout } from '@/features/checkout/progress/beginCheckout';
import { submitShippingAddress, submitShippingMethod } from '@/features/checkout/progress/checkoutThunks';
import { watchEarlierOrders } from '@/features/checkout/watchEarlierOrders';
import { loadReceipt } from '@/features/checkout/progress/loadReceipt';
import { readToken } from '@/features/session/tokenStorage';
import { wait } from '@/kernel/wait';
import type { TestBackend } from '../../../backend/testing/createTestBackend';
import { fixturePassword, insertCustomer } from '../../../backend/testing/fixtures';
import { annsAddress } from '../annsAddress';
import { signInAt } from '../signInAt';
import { openStorage, sharesNothing, type StorageOfTab } from './browser/blockedBrowser';
import { changeSomething, fillCart, type Shelf, totalShownIn } from './cartOfShopper';
import type { FaultyFetch } from './faultyFetch';
import { anyMoment, interruptions, interruptionsOfCustomers, interruptionsOfGuests } from './interruptions';
import type { Ledger } from './ledger';
import { type MortalTab, openMortalTab } from './mortalTab';
import { statementOf } from './orderStatement';
import { passTime } from './passTime';
import { looksMs, patience, patiently, settledMs, tries } from './patience';
import { ShopperPayments } from './shopper/shopperPayments';

const shareInterrupted = 0.3;
const shareOfLostChanges = 0.08;
const shareOfOutages = 0.07;
const longestOutageMs = 900_000;
/** Milliseconds after which a page has followed what another tab did. */
const restMs = 5000;

export interface FaultedShopperOptions extends Shelf {
  name: string;
  backend: TestBackend;
  network: FaultyFetch;
  /** Keeps what the shopper is told. */
  ledger: Ledger;
}

const { formatMessage } = createIntl({ locale: 'en', onError: () => undefined });

/** Somebody who fills a cart, changes it and buys it, whatever happens. */
export class FaultedShopper {
  private readonly storage: StorageOfTab;
  private readonly history = new Map<string, string>();
  private readonly payments: ShopperPayments;
  private isCustomer = false;
  private tab: MortalTab;

  constructor(private readonly options: FaultedShopperOptions) {
    const { kind, storage } = openStorage(options.random);
    this.storage = storage;
    this.payments = new ShopperPayments(options.name, options, options.ledger);
    if (kind !== undefined) options.ledger.scenarios.push(kind);
    this.tab = this.open();
  }

  /** The next page of the tab, or another tab, whose history begins. */
  private open(history = this.history): MortalTab {
    const { network, ledger } = this.options;
    const questions = ledger.questionsTo(network);
    const tab: MortalTab = openMortalTab(this.storage(history), questions.send, () => tab.die());
    ledger.watch(tab, questions);
    return tab;
  }

  /** Makes a customer of the shopper, before the first page. */
  async becomeCustomer(): Promise<void> {
    insertCustomer(this.options.backend.db, { email: this.email });
    await this.signIn();
    this.isCustomer = true;
  }

  private get email(): string {
    return `${this.options.name}@example.com`;
  }

  private async signIn(): Promise<void> {
    await signInAt(this.options.backend, this.tab.services, { email: this.email, password: fixturePassword });
    this.tab.die();
    this.tab = this.open();
  }

  /** At rest, what the pages say is compared with the database. */
  private async compare(...tabs: readonly MortalTab[]): Promise<void> {
    await passTime(wait(restMs));
    this.options.ledger.compare(...tabs);
  }

  private async reload(): Promise<void> {
    this.tab.die();
    this.tab = this.open();
    const { dispatch } = this.tab.store;
    const begun = dispatch(beginCheckout());
    dispatch(watchEarlierOrders({ formatMessage, isCheckout: true, showReceipt: () => undefined }));
    await passTime(patiently(begun));
    const { ledger } = this.options;
    if (!ledger.isTold) await passTime(this.tab.store.dispatch(loadReceipt()).catch(() => undefined));
    await this.compare(this.tab);
  }

  private async loseChange(): Promise<void> {
    this.options.network.loseNextChange();
    this.options.ledger.scenarios.push('a change that got lost');
    await changeSomething(this.tab, this.options);
  }

  private async fill(): Promise<boolean> {
    const { dispatch } = this.tab.store;
    await passTime(dispatch(beginCheckout()));
    return (
      (await fillCart(this.tab, this.options)) &&
      (await tries(() => dispatch(submitShippingAddress(annsAddress)))) &&
      (await tries(() => dispatch(submitShippingMethod('royalmail', 'standard', 'Royal Mail'))))
    );
  }

  private interruption(): keyof typeof interruptions | undefined {
    const { random } = this.options;
    if (!random.chance(shareInterrupted)) return undefined;
    const kinds = this.isCustomer ? interruptionsOfCustomers : interruptionsOfGuests;
    return kinds[random.below(kinds.length)];
  }

  /** The shopper looks at the page now and then while it may still be asking what became of the order. */
  private async lookMeanwhile(pressed: Promise<unknown>): Promise<void> {
    const { tab } = this;
    const { random } = this.options;
    let isOver = false;
    void pressed.finally(() => (isOver = true));
    for (const longest of looksMs) {
      await passTime(Promise.race([pressed, wait(random.below(longest))]));
      if (isOver) return;
      if (statementOf(tab) === 'unknown') this.options.ledger.compare(tab);
    }
    await passTime(patiently(pressed));
  }

  private async pressElsewhere(other: MortalTab, total: string): Promise<void> {
    const { cartId } = this.tab.store.getState().cart;
    await other.store.dispatch(beginCheckout());
    // A tab that shares too little with the first has another cart, or does not come as far as the button.
    const { cart, checkout } = other.store.getState();
    if (cart.cartId === cartId && checkout?.shippingAddress) await this.payments.press(other, total);
  }

  /** One go at the button: once, twice at the same moment, or in two tabs; now and then something comes between. */
  private async order(): Promise<void> {
    const { random, ledger, network } = this.options;
    // A change whose answer is lost may reach the backend after Pay.
    if (random.chance(shareOfLostChanges)) await this.loseChange();
    // A page that has reloaded itself, and one that has no cart to show.
    if (!this.tab.isAlive()) await this.reload();
    if (totalShownIn(this.tab) === undefined) await passTime(patiently(this.tab.store.dispatch(getCartDetails())));
    const total = totalShownIn(this.tab);
    if (total === undefined) return;
    const { tab } = this;
    const name = this.interruption();
    let isInterrupted = false;
    const died =
      name &&
      interruptions[name](tab, () => this.open(new Map()), anyMoment(random)).then(() => (isInterrupted = true));
    const source = this.payments.walletSource();
    const clicks: Promise<unknown>[] = [
      source ? this.payments.pressWallet(tab, source, this.email) : this.payments.press(tab, total),
    ];
    if (!source && random.chance(0.3)) clicks.push(this.payments.press(tab, total));
    // Beside a product, a second tab with the cart would be another order.
    const other = source?.kind !== 'product' && random.chance(0.2) ? this.open(new Map()) : undefined;
    if (other) clicks.push(this.pressElsewhere(other, total));
    if (random.chance(shareOfOutages)) network.breakDown(random.below(longestOutageMs));
    const pressed = Promise.all(clicks);
    await (died ? passTime(patiently(Promise.race([pressed, died]))) : this.lookMeanwhile(pressed));
    // Where a browser shares nothing between tabs, the other one has never heard of the cart, and has nothing to say of it.
    const isApart = ledger.scenarios.includes(sharesNothing);
    await this.compare(tab, ...(other && !isApart ? [other] : []));
    // A page that was left, or has reloaded itself, says nothing any more.
    if (died || !tab.isAlive() || (source && !ledger.isTold)) await this.reload();
    other?.die();
    ledger.scenarios.push(...(name && isInterrupted ? [name] : []), ...(other ? ['two tabs'] : []));
  }

  /** Fills a cart, and orders it as often as it takes; in the end everything has arrived, and the page has said the truth. */
  async buy(): Promise<void> {
    const { network, random, ledger } = this.options;
    const isReady = await this.fill();
    for (let attempt = 0; isReady && attempt < patience && !ledger.isTold; attempt += 1) {
      await this.order();
      if (!ledger.isTold && random.chance(0.4)) await this.reload();
    }
    await passTime(network.calm());
    // What was on its way has arrived: what was said before still stands.
    await this.compare(this.tab);
    if (this.isCustomer && readToken(this.tab.services.storage) === undefined) await this.signIn();
    const attempts = 3;
    for (let attempt = 0; attempt < attempts && ledger.isOpen(this.tab); attempt += 1) {
      await this.reload();
      // Every answer can be had by now.
      await passTime(wait(settledMs));
    }
    ledger.end(this.tab);
    this.tab.die();
  }
}
