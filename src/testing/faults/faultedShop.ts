import type { CartItemToAdd } from '@/features/cart/operations/lineCalls';
import { createTestBackend, type TestBackend } from '../../../backend/testing/createTestBackend';
import {
  insertConfigurable,
  insertCoupon,
  insertProduct,
  insertShippingMethod,
  insertStore,
} from '../../../backend/testing/fixtures';
import { trimmingFetch } from '../stock/stockShop';
import { walletMethod } from './walletPurchase';

/** What faulted purchases are made in: a backend, and what there is to buy. */
export interface FaultedShop {
  backend: TestBackend;
  /** The way to it, without any fault yet. */
  send: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** The last two are variants of one product. */
  choices: readonly CartItemToAdd[];
  /** Pieces in stock before the first purchase. */
  pieces: number;
}

const skus = ['ZINC', 'IRON', 'IODINE'];
const stock = 100_000;

/**
 * Opens a shop for many purchases, all of them in one database.
 * @param shoppers how many will want the product of which there is too little for all.
 */
export const openFaultedShop = (profile: 'full' | 'stock', shoppers: number): FaultedShop => {
  const backend = createTestBackend({ profile, areFaultsEnabled: false, now: () => Date.UTC(2026, 10, 20, 12) });
  const { db } = backend;
  backend.payments.methods = [
    { code: 'test_card', title: 'Card' },
    { code: walletMethod, title: 'Test Wallet' },
  ];
  insertStore(db, profile === 'stock' ? { code: 'default' } : {});
  insertShippingMethod(db);
  insertCoupon(db);
  skus.forEach((sku, index) => insertProduct(db, { sku, price_minor: 700 + 333 * index, quantity: stock }));
  insertProduct(db, { sku: 'SCARCE', price_minor: 1550, quantity: Math.ceil(shoppers / 3) });
  const { attributeId, optionIds } = insertConfigurable(db, { sku: 'MAG', price_minor: 2000, quantity: stock });
  const variants = optionIds.map((id) => [btoa(`configurable/${attributeId}/${id}`)]);
  const toBackend: typeof fetch = (input, init) => backend.fetch(input, init);
  return {
    backend,
    send: profile === 'stock' ? trimmingFetch(toBackend) : toBackend,
    choices: [
      ...[...skus, 'SCARCE'].map((sku) => ({ sku, quantity: 1 })),
      ...variants.map((selectedOptionUids) => ({ sku: 'MAG', quantity: 1, selectedOptionUids })),
    ],
    pieces: backend.data.stockLeft().left,
  };
};
