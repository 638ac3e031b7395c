import { ApolloClient, InMemoryCache } from '@apollo/client';
import type { PrepareTokenChange } from '@/features/session/signIn';
import { isUnreachable } from '@/kernel/errors/appError';
import { payloadOf } from '@/kernel/graphql/payloadOf';
import { log } from '@/kernel/logging/log';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { type Cart, cartDetailsFragment, type CartLine, linesOf, readShownCart } from '../cartContents';
import { adoptCartId, cartReceived, cartReference, retrieveCartId, type WithCart, writeMergedCart } from '../cartSlice';
import { noteGiftsOf } from '../giftMessages/noteMessage';
import { keepLeftBehind } from '../lines/leftBehind';
import { linesNotCarried } from '../operations/cartContextSlice';
import { readLines } from '../operations/lineCalls';
import type { Shortfall } from './carryLine';
import { carryOver, findShortfalls } from './carryOver';
import { type Codes, codesOf, findLostCodes, readGiftCards } from './carryCodes';
import { GetCustomerCartDocument } from './GetCustomerCart.graphql.generated';
import { MergeCartsDocument } from './MergeCarts.graphql.generated';
import { isCartGone } from './isCartGone';

const merge = async ({ apollo }: ThunkServices, guestCartId: string) => {
  const { data } = await apollo.mutate({ mutation: MergeCartsDocument, variables: { guestCartId } });
  return data?.mergeCarts;
};

const customerCart = async ({ apollo }: ThunkServices) => {
  const { data } = await apollo.query({ query: GetCustomerCartDocument, fetchPolicy: 'no-cache' });
  return data?.customerCart;
};

/**
 * Services that ask as the customer before anybody is signed in. They share the links, and so the queue of mutations and
 * the order of answers, but not the cache: until the token changes the page, and what is kept of it, is the guest's.
 */
const askingAs = (services: ThunkServices, token: string): ThunkServices => ({
  ...services,
  apollo: new ApolloClient({
    link: services.apollo.link,
    cache: new InMemoryCache(),
    defaultContext: { headers: { Authorization: `Bearer ${token}` } },
    defaultOptions: { mutate: { fetchPolicy: 'no-cache' } },
  }),
});

/** The guest's lines, and the cart of the customer before it takes them in: what is missing afterwards shows by both. */
const readBoth = async (services: ThunkServices, customer: ThunkServices, guestCartId: string) => {
  const shown = readShownCart(services);
  const [cart, cards, before] = await Promise.all([
    shown ?? readLines(services, guestCartId).catch(() => null),
    readGiftCards(services, guestCartId),
    customerCart(customer).catch(() => null),
  ]);
  return { guest: cart, codes: codesOf(cart, cards), before: before ?? null };
};

/** What is missing after the merge; nothing where the former state is not known. */
const shortfallsOf = (lines: readonly CartLine[], before: Cart | null, after: Cart): Shortfall[] =>
  before ? findShortfalls(lines, before, after) : [];

const piecesOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * What is missing after a merge that was answered with an error although the guest's cart is gone: some of it has arrived
 * then. Where nothing has, that cart was ordered, or merged before: its goods are where they belong.
 */
const shortfallsOfGone: typeof shortfallsOf = (lines, before, after) => {
  const shortfalls = shortfallsOf(lines, before, after);
  const missing = piecesOf(shortfalls.map((each) => ({ quantity: each.missing })));
  return missing < piecesOf(lines) ? shortfalls : [];
};

/**
 * Carries a guest's cart over into the customer's. It asks with the new token on its own; the cart and its id
 * change only with the step that it gives back, in the same turn as the token.
 * @throws what the backend or the network threw: the guest's cart is shown as before then.
 */
export const mergeGuestCart: PrepareTokenChange =
  (token): AppThunk<Promise<AppThunk>, WithCart> =>
  async (dispatch, _getState, services) => {
    const customer = askingAs(services, token);
    const guestCartId = dispatch(retrieveCartId());
    let cart;
    let find: (after: Cart) => Shortfall[] = () => [];
    let held: Codes = { coupons: [], cards: [] };
    let gifted: Cart | null = null;
    if (guestCartId !== undefined) {
      const { guest, codes, before } = await readBoth(services, customer, guestCartId);
      held = codes;
      gifted = guest;
      const lines = linesOf(guest);
      find = (after) => shortfallsOf(lines, before, after);
      try {
        cart = await merge(customer, guestCartId);
        if (!CAPABILITIES.placedOrder && cart) writeMergedCart(services.storage, guestCartId);
      } catch (error) {
        // It may have arrived: signing in fails, and the cart stays as it is. A second merge does no harm.
        if (isUnreachable(error)) throw error;
        if (await isCartGone(services, guestCartId, error)) {
          find = (after) => shortfallsOfGone(lines, before, after);
          held = { coupons: [], cards: [] };
          gifted = null;
        }
        log.warn('The guest cart could not be carried over.', error);
      }
    }
    cart ??= await customerCart(customer);
    const merged = payloadOf(cart, 'cart');
    const shortfalls = find(merged);
    const lost = await findLostCodes(customer, held, merged);
    const { cart: carried, refused } = await carryOver(customer, merged, shortfalls, lost);
    return (change) => {
      if ((CAPABILITIES.giftMessages || CAPABILITIES.giftOptions) && gifted)
        noteGiftsOf(services.storage, carried.id, gifted);
      services.apollo.cache.writeFragment({ ...cartDetailsFragment, from: cartReference, data: carried });
      change(adoptCartId(carried.id));
      change(cartReceived(carried));
      if (refused.length === 0) return;
      keepLeftBehind(services.storage, refused);
      change(linesNotCarried(refused));
    };
  };
