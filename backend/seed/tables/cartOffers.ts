import type { Db } from '../../db/open';
import { readJson } from '../dataFiles';
import { penceOf } from '../money';
import { upsert } from '../upsert';

interface CartOffers {
  giftCards: { code: string; balance: string; expires?: string }[];
  giftWrappings: { code: string; design: string; price: string; image: string }[];
  freeGift: { sku: string; from: string };
}

const shopCurrency = 'GBP';

const seedWrappings = (db: Db, giftWrappings: CartOffers['giftWrappings']): void => {
  db.run('UPDATE gift_wrapping SET is_active = 0');
  giftWrappings.forEach(({ code, design, price, image }, index) => {
    upsert(db, 'gift_wrapping', ['code'], {
      code,
      design,
      image,
      price_minor: penceOf(price),
      position: index + 1,
      is_active: 1,
    });
  });
};

/** Gift cards, whose balance is left alone once they are there, gift wrappings and the free gift; after the products. */
export const seedCartOffers = (db: Db): void => {
  const { giftCards, giftWrappings, freeGift } = readJson<CartOffers>('checkout.json');
  for (const { code, balance, expires } of giftCards) {
    db.run(
      'INSERT INTO gift_card (code, balance_minor, currency, expires_on) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
      code,
      penceOf(balance),
      shopCurrency,
      expires ?? null,
    );
  }
  seedWrappings(db, giftWrappings);
  db.run('UPDATE free_gift_rule SET is_active = 0');
  const product = db.get<{ id: number }>('SELECT id FROM product WHERE sku = ?', freeGift.sku);
  if (!product) throw new Error(`The free gift ${freeGift.sku} does not exist.`);
  upsert(db, 'free_gift_rule', ['product_id'], {
    product_id: product.id,
    minimum_subtotal_minor: penceOf(freeGift.from),
    is_active: 1,
  });
};
