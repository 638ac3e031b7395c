import { ApolloClient } from '@apollo/client';
import type { PrepareTokenChange } from '@/features/session/signIn';
import { isUnreachable } from '@/kernel/errors/appError';
import { payloadOf } from '@/kernel/graphql/payloadOf';
import { log } from '@/kernel/logging/log';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { type Cart, type CartLine, linesOf, readShownCart } from '../cartContents';
import { adoptCartId, cartReceived, retrieveCartId, type WithCart, writeMergedCart } from '../cartSlice';
import { keepLeftBehind } from '../lines/leftBehind';
import { linesNotCarried } from '../operations/cartContextSlice';
import { readLines } from '../operations/lineCalls';
import type { Shortfall } from './carryLine';
import { carryOver, findShortfalls } from './carryOver';
import { type Codes, codesOf, findLostCodes, readGiftCards } from './carryCodes';
import { GetCustomerCartDocument } from './GetCustomerCart.graphql.generated';
import { MergeCartsDocument } from './MergeCarts.graphql.generated';
import { isCartGone } from './isCartGone';

type Headers = Record<string, string>;

const merge = async ({ apollo }: ThunkServices, guestCartId: string, headers: Headers) => {
  const { data } = await apollo.mutate({
    mutation: MergeCartsDocument,
    variables: { guestCartId },
    context: { headers },
  });
  return data?.mergeCarts;
};

/** The customer's own cart. @param fetchPolicy 'no-cache' while the guest's cart is on screen. */
const customerCart = async (
  { apollo }: ThunkServices,
  headers: Headers,
  fetchPolicy: 'network-only' | 'no-cache' = 'network-only',
) => {
  const { data } = await apollo.query({ query: GetCustomerCartDocument, fetchPolicy, context: { headers } });
  return data?.customerCart;
};

/** The same cache and links, with the customer's token in the place of the guest's none. */
const askingAs = (services: ThunkServices, headers: Headers): ThunkServices => ({
  ...services,
  apollo: new ApolloClient({ link: services.apollo.link, cache: services.apollo.cache, defaultContext: { headers } }),
});

/** The guest's lines, and the cart of the customer before it takes them in: what is missing afterwards shows by both. */
const readBoth = async (services: ThunkServices, guestCartId: string, headers: Headers) => {
  const shown = readShownCart(services);
  const [guest, cards, before] = await Promise.all([
    shown ?? readLines(services, guestCartId).catch(() => null),
    readGiftCards(services, guestCartId),
    customerCart(services, headers, 'no-cache').catch(() => null),
  ]);
  return { lines: linesOf(guest), codes: codesOf(guest, cards), before: before ?? null };
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
 * Carries a guest's cart over into the customer's. It asks with the new token on its own; the cart id
 * changes only with the step that it gives back, in the same turn as the token.
 */
export const mergeGuestCart: PrepareTokenChange =
  (token): AppThunk<Promise<AppThunk>, WithCart> =>
  async (dispatch, _getState, services) => {
    const headers = { Authorization: `Bearer ${token}` };
    const guestCartId = dispatch(retrieveCartId());
    let cart;
    let find: (after: Cart) => Shortfall[] = () => [];
    let held: Codes = { coupons: [], cards: [] };
    if (guestCartId !== undefined) {
      const { lines, codes, before } = await readBoth(services, guestCartId, headers);
      held = codes;
      find = (after) => shortfallsOf(lines, before, after);
      try {
        cart = await merge(services, guestCartId, headers);
        if (!CAPABILITIES.placedOrder && cart) writeMergedCart(services.storage, guestCartId);
      } catch (error) {
        // It may have arrived: signing in fails, and the cart stays as it is. A second merge does no harm.
        if (isUnreachable(error)) throw error;
        if (await isCartGone(services, guestCartId, error)) {
          find = (after) => shortfallsOfGone(lines, before, after);
          held = { coupons: [], cards: [] };
        }
        log.warn('The guest cart could not be carried over.', error);
      }
    }
    cart ??= await customerCart(services, headers);
    const merged = payloadOf(cart, 'cart');
    const shortfalls = find(merged);
    const lost = await findLostCodes(services, held, merged, headers);
    const { cart: carried, refused } = await carryOver(askingAs(services, headers), merged, shortfalls, lost);
    return (change) => {
      change(adoptCartId(carried.id));
      change(cartReceived(carried));
      if (refused.length === 0) return;
      keepLeftBehind(services.storage, refused);
      change(linesNotCarried(refused));
    };
  };
