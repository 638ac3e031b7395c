import { cartDetailsFragment, itemOfLine } from '@/features/cart/cartContents';
import { addItemToCart } from '@/features/cart/cartOperations';
import { cartReference } from '@/features/cart/cartSlice';
import { applyCoupon, removeCoupon } from '@/features/cart/codes/codeOperations';
import { GetCartDetailsDocument } from '@/features/cart/operations/GetCartDetails.graphql.generated';
import { type CartItemToAdd } from '@/features/cart/operations/lineCalls';
import { exchangeItem, updateItemInCart } from '@/features/cart/operations/lineOperations';
import { beginCheckout } from '@/features/checkout/progress/beginCheckout';
import { submitShippingAddress, submitShippingMethod } from '@/features/checkout/progress/checkoutThunks';
import { loadReceipt } from '@/features/checkout/progress/loadReceipt';
import { checkedPayment } from '@/features/checkout/placing/checkedPayment';
import { type OrderRequest, placeOrder } from '@/features/checkout/placing/placeOrder';
import { readToken } from '@/features/session/tokenStorage';
import type { PaymentOutcome } from '@/features/payment/followPayment';
import { wait } from '@/kernel/wait';
import type { TestBackend } from '../../../backend/testing/createTestBackend';
import { fixturePassword, insertCustomer } from '../../../backend/testing/fixtures';
import { annsAddress } from '../annsAddress';
import { createMemoryStorage } from '../memoryStorage';
import { signInAt } from '../signInAt';
import { createBlockedBrowser } from './blockedBrowser';
import type { FakeLocks } from './fakeLocks';
import type { FaultyFetch } from './faultyFetch';
import { interruptions, interruptionsOfCustomers, interruptionsOfGuests } from './interruptions';
import { type MortalTab, openMortalTab } from './mortalTab';
import { type Facts, findLie, type Statement, statementOf } from './orderStatement';
import { passTime } from './passTime';
import type { RandomNumbers } from './randomNumbers';

/** How often somebody tries before giving up. */
const patience = 8;
const shareInterrupted = 0.3;
/** Milliseconds within which a press is interrupted. */
const interruptedWithinMs = 70_000;
const shareBlocked = 0.1;
const shareOfBlockedFrames = 0.05;
const shareOfLateFrames = 0.05;
const latestFrameMs = 60_000;
const longestLookMs = 1_200_000;

export interface FaultedShopperOptions {
  name: string;
  backend: TestBackend;
  network: FaultyFetch;
  random: RandomNumbers;
  choices: readonly CartItemToAdd[];
  /** Undefined in a browser without locks. */
  locks: FakeLocks | undefined;
}

/** What became of one shopper's purchase, as the shopper knows it, and the carts that were used. */
export interface Purchase {
  isTold: boolean;
  carts: Set<string>;
  shownTotals: Set<string>;
  /** What pages said at rest that was not so. */
  wrong: string[];
  statements: Statement[];
  /** What came between, by name. */
  scenarios: string[];
}

/** Nobody looks at a page for longer: one that asks what became of an order may do so for ever. */
const patiently = (work: Promise<unknown>): Promise<unknown> => Promise.race([work, wait(longestLookMs)]);

const tries = async (work: () => Promise<unknown>): Promise<boolean> => {
  for (let attempt = 0; attempt < patience; attempt += 1) {
    const isDone = await passTime(work()).then(
      () => true,
      () => false,
    );
    if (isDone) return true;
  }
  return false;
};

/** Somebody who fills a cart, changes it and buys it, whatever happens. */
export class FaultedShopper {
  private readonly storage = createMemoryStorage();
  /** In a browser that blocks its storage. */
  private readonly blocked: ReturnType<typeof createBlockedBrowser> | undefined;
  private readonly history = new Map<string, string>();
  private readonly carts = new Set<string>();
  private readonly shownTotals = new Set<string>();
  private readonly wrong: string[] = [];
  private readonly statements: Statement[] = [];
  private readonly scenarios: string[] = [];
  private nonces = 0;
  private isCustomer = false;
  private isTold = false;
  private tab: MortalTab;

  constructor(private readonly options: FaultedShopperOptions) {
    if (options.random.chance(shareBlocked)) {
      this.blocked = createBlockedBrowser();
      this.scenarios.push('blocked storage');
    }
    this.tab = this.open();
  }

  /** The next page of the tab, or another tab, whose history begins. */
  private open(history = this.history): MortalTab {
    const { network } = this.options;
    const tab: MortalTab = openMortalTab(
      this.blocked?.(history) ?? this.storage,
      (input, init) => network.fetch(input, init),
      () => tab.die(),
    );
    tab.store.subscribe(() => {
      const { cartId } = tab.store.getState().cart;
      if (cartId) this.carts.add(cartId);
    });
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

  /** One change of the cart: a quantity, another option, a coupon on or off. What fails is left as it is. */
  private async change(): Promise<void> {
    const { random, choices } = this.options;
    const { dispatch } = this.tab.store;
    const cart = this.tab.services.apollo.readFragment({ ...cartDetailsFragment, from: cartReference });
    const lines = (cart?.items ?? []).filter((line) => line !== null);
    const line = lines[random.below(lines.length)];
    if (!line) return;
    const isConfigurable = line.__typename === 'ConfigurableCartItem';
    const [itemId, former] = [line.uid, itemOfLine(line)];
    const wanted = { ...former, quantity: 1 + random.below(4) };
    const other = { ...choices[choices.length - 1 - random.below(2)], quantity: line.quantity };
    const acts: (() => Promise<unknown>)[] = [
      () => dispatch(updateItemInCart({ ...wanted, itemId })),
      () =>
        isConfigurable
          ? dispatch(exchangeItem({ itemId, requested: { ...wanted, ...other }, former }))
          : dispatch(applyCoupon('TEN')),
      () => dispatch(applyCoupon('TEN')),
      () => dispatch(removeCoupon()),
    ];
    await passTime(Promise.resolve(acts[random.below(acts.length)]?.()).catch(() => undefined));
  }

  /**
   * The pages rest: what they say is compared with the database. A page whose cart another tab has ordered reloads itself
   * (followOtherTabs), so that what one is told the other does not deny.
   */
  private rest(...tabs: readonly MortalTab[]): void {
    const said = tabs.map(statementOf);
    this.statements.push(...said);
    this.isTold ||= said.includes('placed');
    const facts = this.facts();
    for (const tab of tabs) {
      const lie = findLie(tab, facts, this.isTold);
      if (lie !== null) this.wrong.push(lie);
    }
  }

  private facts(): Facts {
    const { backend, name } = this.options;
    const charges = backend.payments.captures.filter(({ nonce, isVoided }) => nonce.includes(`-${name}-`) && !isVoided);
    return { orders: backend.data.ordersOfCarts(this.carts).length, charges: charges.length };
  }

  private async reload(): Promise<void> {
    this.tab.die();
    this.options.locks?.releaseAll();
    this.tab = this.open();
    const begun = this.tab.store.dispatch(beginCheckout());
    await passTime(patiently(begun));
    if (!this.isTold) await passTime(this.tab.store.dispatch(loadReceipt()).catch(() => undefined));
    this.rest(this.tab);
  }

  private readonly pay = async (): Promise<PaymentOutcome> => {
    const { name, random } = this.options;
    if (random.chance(shareOfLateFrames)) {
      this.scenarios.push('late card frame');
      await wait(random.below(latestFrameMs));
    }
    if (random.chance(shareOfBlockedFrames)) {
      this.scenarios.push('blocked card frame');
      return { kind: 'stopped', reason: 'provider', message: '' };
    }
    this.nonces += 1;
    const kind = random.chance(0.1) ? 'refused' : 'nonce';
    return { kind: 'nonce', nonce: `${kind}-${name}-${this.nonces}` };
  };

  private shownTotal(): string | undefined {
    const { cartId } = this.tab.store.getState().cart;
    if (!cartId) return undefined;
    const known = this.tab.services.apollo.readQuery({ query: GetCartDetailsDocument, variables: { cartId } });
    const value = known?.cart?.prices?.grand_total?.value;
    return value == null ? undefined : value.toFixed(2);
  }

  private async fill(): Promise<boolean> {
    const { random, choices } = this.options;
    const { dispatch } = this.tab.store;
    await passTime(dispatch(beginCheckout()));
    for (let line = 0; line <= random.below(2); line += 1) {
      const choice = choices[random.below(choices.length)] ?? { sku: 'ZINC' };
      const item = { ...choice, quantity: 1 + random.below(3) };
      // What has sold out meanwhile is not bought; the rest is.
      if (!(await tries(() => dispatch(addItemToCart(item)))) && item.sku !== 'SCARCE') return false;
      if (random.chance(0.5)) await this.change();
    }
    return (
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

  /** The shopper looks at the page while it may still be asking what became of the order. */
  private async lookMeanwhile(pressed: Promise<unknown>): Promise<void> {
    const { tab, options } = this;
    await passTime(Promise.race([pressed, wait(options.random.below(interruptedWithinMs))]));
    if (tab.store.getState().checkout?.payment.placing.kind === 'unknown') this.rest(tab);
    await passTime(patiently(pressed));
  }

  /** One go at the button: once, twice at the same moment, or in two tabs; now and then something comes between. */
  private async press(): Promise<void> {
    const { random } = this.options;
    const total = this.shownTotal();
    if (total === undefined) return;
    this.shownTotals.add(total);
    const { tab } = this;
    const order = (on: MortalTab): OrderRequest => ({
      pay: () => on.store.dispatch(checkedPayment(this.pay, total)),
      expectedTotal: total,
      protect: () => Promise.resolve({}),
    });
    const name = this.interruption();
    const died = name && interruptions[name](tab, () => this.open(new Map()), random.below(interruptedWithinMs));
    const clicks: Promise<unknown>[] = [tab.store.dispatch(placeOrder(order(tab)))];
    if (random.chance(0.3)) clicks.push(tab.store.dispatch(placeOrder(order(tab))));
    const other = random.chance(0.2) ? this.open(new Map()) : undefined;
    if (other)
      clicks.push(other.store.dispatch(beginCheckout()).then(() => other.store.dispatch(placeOrder(order(other)))));
    const pressed = Promise.all(clicks);
    await (died ? passTime(patiently(Promise.race([pressed, died]))) : this.lookMeanwhile(pressed));
    this.isTold ||= [tab, other].some((each) => each && statementOf(each) === 'placed');
    // A tab that was reloaded says nothing any more.
    if (died) await this.reload();
    this.rest(this.tab, ...(other ? [other] : []));
    other?.die();
    this.scenarios.push(...(name ? [name] : []), ...(other ? ['two tabs'] : []));
  }

  async buy(): Promise<Purchase> {
    const { network, random } = this.options;
    const isReady = await this.fill();
    for (let attempt = 0; isReady && attempt < patience && !this.isTold; attempt += 1) {
      await this.press();
      if (!this.isTold && random.chance(0.4)) await this.reload();
    }
    await passTime(network.calm());
    // What was on its way has arrived: what was said before still stands.
    this.rest(this.tab);
    if (this.isCustomer && readToken(this.tab.services.storage) === undefined) await this.signIn();
    const attempts = 3;
    for (let attempt = 0; attempt < attempts && !this.isTold; attempt += 1) await this.reload();
    this.tab.die();
    const { isTold, carts, shownTotals, wrong, statements, scenarios } = this;
    return { isTold, carts, shownTotals, wrong, statements, scenarios };
  }
}
