import { isRecord } from '@/kernel/isRecord';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { asText } from '@/kernel/storage/parsers';
import type { ShopStorage } from '@/kernel/storage/shopStorage';
import { type Cart, linesOf } from '../cartContents';
import { readCartId } from '../cartSlice';
import { StillSoldDocument } from './StillSold.graphql.generated';

const storageKey = 'cart_lines';

/** A product that was in the cart when the backend last gave it. */
export interface KnownLine {
  sku: string;
  name: string;
  /** Of the line, as it was given last; undefined where an earlier build noted it. */
  uid?: string | undefined;
}

interface KnownLines {
  cartId: string;
  lines: KnownLine[];
}

const asLine = (value: unknown): KnownLine[] => {
  if (!isRecord(value)) return [];
  const [sku, name, uid] = [asText(value.sku), asText(value.name), asText(value.uid)];
  return sku && name ? [{ sku, name, uid }] : [];
};

const asKnown = (value: unknown): KnownLines | undefined => {
  if (!isRecord(value)) return undefined;
  const cartId = asText(value.cartId);
  return cartId && Array.isArray(value.lines) ? { cartId, lines: value.lines.flatMap(asLine) } : undefined;
};

/** The lines of a cart as they are noted. */
export const linesKnownOf = (cart: Cart | null): KnownLine[] =>
  linesOf(cart).map(({ product, uid }) => ({ sku: product.sku ?? '', name: product.name ?? '', uid }));

/** Notes that the shopper took a product out: its absence is no news then. */
export const forgetLine = (storage: ShopStorage, sku: string): void => {
  const known = storage.read(storageKey, asKnown);
  if (known) storage.write(storageKey, { ...known, lines: known.lines.filter((line) => line.sku !== sku) });
};

/** Whether a cart held something for all that is known: one that was never read whole was made to add something to it. */
export const heldSomething = (storage: ShopStorage, cartId: string): boolean => {
  const known = storage.read(storageKey, asKnown);
  return known?.cartId !== cartId || known.lines.length > 0;
};

/** Which of those products the backend does not sell any more; none when it does not answer. */
const findNoLongerSold = async ({ apollo }: ThunkServices, lines: readonly KnownLine[]): Promise<KnownLine[]> => {
  const skus = [...new Set(lines.map(({ sku }) => sku))];
  const { data } = await apollo.query({
    query: StillSoldDocument,
    variables: { skus, pageSize: skus.length },
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  });
  const items = data?.products?.items;
  return items ? lines.filter(({ sku }) => !items.some((item) => item?.sku === sku)) : [];
};

/**
 * Notes what a cart holds, and finds what has left it since it was noted last, in this visit or in an earlier one. A
 * Magento takes a product that was taken off sale out of every cart without a word. A line that is missing may also have
 * been taken out on another device: only what is not sold any more counts. A cart that is not the one in storage is not
 * noted: a wallet pays for one product in a cart of its own, and the shop's cart comes back after it.
 * @param isIncomplete the backend could not give some lines: those that are missing are among them.
 */
export const noteLines = async (
  services: ThunkServices,
  cartId: string,
  cart: Cart,
  isIncomplete: boolean,
): Promise<KnownLine[]> => {
  const kept = readCartId(services.storage);
  if (kept !== undefined && kept !== cartId) return [];
  const known = services.storage.read(storageKey, asKnown);
  const lines = linesKnownOf(cart);
  services.storage.write(storageKey, { cartId, lines });
  if (known?.cartId !== cartId) return [];
  const missing = known.lines.filter(({ sku }) => !lines.some((line) => line.sku === sku));
  if (missing.length === 0 || isIncomplete) return missing;
  return findNoLongerSold(services, missing).catch(() => []);
};
