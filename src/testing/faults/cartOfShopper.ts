import { cartDetailsFragment, itemOfLine } from '@/features/cart/cartContents';
import { addItemToCart } from '@/features/cart/cartOperations';
import { cartReference } from '@/features/cart/cartSlice';
import { applyCoupon, removeCoupon } from '@/features/cart/codes/codeOperations';
import { GetCartDetailsDocument } from '@/features/cart/operations/GetCartDetails.graphql.generated';
import type { CartItemToAdd } from '@/features/cart/operations/lineCalls';
import { exchangeItem, updateItemInCart } from '@/features/cart/operations/lineOperations';
import type { MortalTab } from './mortalTab';
import { passTime } from './passTime';
import { tries } from './patience';
import type { RandomNumbers } from './randomNumbers';

/** What there is to buy, and the chance that chooses. */
export interface Shelf {
  random: RandomNumbers;
  /** The last two are variants of one product. */
  choices: readonly CartItemToAdd[];
}

/** One change of the cart: a quantity, another option, a coupon on or off. What fails is left as it is. */
export const changeSomething = async ({ store: { dispatch }, services }: MortalTab, shelf: Shelf): Promise<void> => {
  const { random, choices } = shelf;
  const cart = services.apollo.readFragment({ ...cartDetailsFragment, from: cartReference });
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
};

/** Puts a line or two into the cart, with changes between; says whether that came to something. */
export const fillCart = async (tab: MortalTab, shelf: Shelf): Promise<boolean> => {
  const { random, choices } = shelf;
  for (let line = 0; line <= random.below(2); line += 1) {
    const choice = choices[random.below(choices.length)] ?? { sku: 'ZINC' };
    const item = { ...choice, quantity: 1 + random.below(3) };
    // What has sold out meanwhile is not bought; the rest is.
    if (!(await tries(() => tab.store.dispatch(addItemToCart(item)))) && item.sku !== 'SCARCE') return false;
    if (random.chance(0.5)) await changeSomething(tab, shelf);
  }
  return true;
};

/** The total that a tab shows, such as '12.45'; undefined where it shows none. */
export const totalShownIn = ({ store, services }: MortalTab): string | undefined => {
  const { cartId } = store.getState().cart;
  if (!cartId) return undefined;
  const known = services.apollo.readQuery({ query: GetCartDetailsDocument, variables: { cartId } });
  const value = known?.cart?.prices?.grand_total?.value;
  return value == null ? undefined : value.toFixed(2);
};
