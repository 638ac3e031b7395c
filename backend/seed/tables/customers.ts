import { changeCredit, changePoints } from '../../balances/balanceQueries';
import { hashPasswordNow } from '../../customer/passwords';
import type { Db } from '../../db/open';
import { shopFiles, type DataFiles } from '../dataFiles';
import { penceOf } from '../money';
import { insert } from '../upsert';
import { type OrderData, seedOrder } from './orders';

interface CustomerData {
  email: string;
  password: string;
  firstname: string;
  lastname: string;
  isSubscribed: boolean;
  createdAt: string;
  /** What the shop gave them. */
  storeCredit?: { amount: string; action: string; at: string };
  rewardPoints?: { points: number; reason: string; at: string };
  addresses: { street: string[]; city: string; postcode: string; countryCode: string; telephone: string }[];
  orders: OrderData[];
}

/** The password stands in the README; its hash becomes a strong one when somebody signs in with it. */
const demonstrationCost = 16_384;

/** Demonstration customers with what they ordered; one who is already there is left alone. */
export const seedCustomers = (db: Db, { readJson }: DataFiles = shopFiles): void => {
  for (const customer of readJson<CustomerData[]>('customers.json')) {
    if (db.get('SELECT 1 FROM customer WHERE email = ?', customer.email)) continue;
    const { email, firstname, lastname } = customer;
    const customerId = insert(db, 'customer', {
      email,
      firstname,
      lastname,
      password_hash: hashPasswordNow(customer.password, demonstrationCost),
      is_subscribed: customer.isSubscribed ? 1 : 0,
      created_at: customer.createdAt,
    });
    customer.addresses.forEach((address, index) => {
      insert(db, 'customer_address', {
        customer_id: customerId,
        firstname,
        lastname,
        street: JSON.stringify(address.street),
        city: address.city,
        postcode: address.postcode,
        country_code: address.countryCode,
        telephone: address.telephone,
        is_default_shipping: index === 0 ? 1 : 0,
        is_default_billing: index === 0 ? 1 : 0,
      });
    });
    const { storeCredit, rewardPoints } = customer;
    const given = { customerId, orderId: null };
    if (storeCredit) {
      const change = { ...given, what: storeCredit.action, createdAt: storeCredit.at };
      changeCredit(db, change, penceOf(storeCredit.amount), 'GBP');
    }
    if (rewardPoints)
      changePoints(db, { ...given, what: rewardPoints.reason, createdAt: rewardPoints.at }, rewardPoints.points);
    for (const order of customer.orders) seedOrder(db, customerId, order);
  }
};
