import type { Db } from '../../db/open';
import { addressData } from './addressData';
import { cartData } from './cartData';
import { productData, seededProducts, sellingData } from './catalogueData';
import { compareData } from './compareData';
import { contentData } from './contentData';
import { customerData } from './customerData';
import { downloadData } from './downloadData';
import { limitData } from './limitData';
import { locationData } from './locationData';
import { orderData } from './orderData';

/**
 * Arranges and reads a shop's data by name, so that tests of the storefront know no table of the backend.
 * Rows that a shop begins with come from fixtures.ts; what happens to them is here.
 */
export const shopData = (db: Db) => ({
  ...sellingData(db),
  ...addressData(db),
  ...productData(db),
  ...seededProducts(db),
  ...cartData(db),
  ...customerData(db),
  ...orderData(db),
  ...downloadData(db),
  ...compareData(db),
  ...contentData(db),
  ...limitData(db),
  ...locationData(db),
});

export type ShopData = ReturnType<typeof shopData>;
