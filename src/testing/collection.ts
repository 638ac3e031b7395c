import { screen } from '@testing-library/react';
import { enterManually, typeInto } from '@/testing/checkoutVisit';
import type { UserEvent } from '@testing-library/user-event';
import { insertRow, insertShippingMethod } from '../../backend/testing/fixtures';
import type { TestBackend } from '../../backend/testing/createTestBackend';

const shops = [
  { identifier: 'clifton', name: 'Bristol, Clifton', city: 'Bristol', postcode: 'BS8 4BZ', latitude: 51.4549 },
  { identifier: 'leeds', name: 'Leeds, Victoria Quarter', city: 'Leeds', postcode: 'LS1 6BE', latitude: 53.7978 },
];

/**
 * Two shops that are open all day, the way to ship for what is collected there, and their stock of the only product.
 * @param stock pieces in the shops, in their order.
 */
export const openShops = ({ db }: Pick<TestBackend, 'db'>, stock: readonly number[] = [5, 5]): void => {
  insertShippingMethod(db, {
    carrier_code: 'instore',
    method_code: 'pickup',
    carrier_title: 'Click and collect',
    method_title: 'Collect from a store',
    price_minor: 0,
    free_from_minor: null,
    sort_order: 9,
  });
  shops.forEach((shop, index) => {
    const id = insertRow(db, 'location', {
      ...shop,
      url_key: shop.identifier,
      address1: '38 Princess Victoria Street',
      country_id: 'GB',
      telephone: '0117 496 0111',
      store_type: 'Store',
      longitude: -2,
    });
    for (const weekday of [1, 2, 3, 4, 5, 6, 7]) {
      insertRow(db, 'location_hours', { location_id: id, weekday, opens: '00:00', closes: '23:59' });
    }
    insertRow(db, 'location_stock', { location_id: id, product_id: 1, quantity: stock[index] ?? 0 });
  });
};

/** Further shops, in the backend's list before the others, in the far north. */
export const openFarShops = ({ db }: Pick<TestBackend, 'db'>, count: number): void => {
  for (let number = 1; number <= count; number += 1) {
    const id = insertRow(db, 'location', {
      identifier: `far-${number}`,
      name: `Aberdeen ${number}`,
      url_key: `far-${number}`,
      address1: `${number} Union Street`,
      city: 'Aberdeen',
      postcode: 'AB10 1AA',
      country_id: 'GB',
      telephone: '01224 496 0111',
      store_type: 'Store',
      latitude: 57.1497,
      longitude: -2.0943,
    });
    insertRow(db, 'location_hours', { location_id: id, weekday: 1, opens: '09:00', closes: '17:00' });
    insertRow(db, 'location_stock', { location_id: id, product_id: 1, quantity: 5 });
  }
};

/** Looks for shops near a place. */
export const searchShops = async (user: UserEvent, place: string): Promise<void> => {
  await user.type(await screen.findByRole('searchbox', { name: 'Town or postcode' }), `${place}{Enter}`);
};

/** Chooses to collect. */
export const chooseCollection = async (user: UserEvent): Promise<void> =>
  user.click(await screen.findByRole('radio', { name: 'Collect from a store' }));

/** Chooses the shop that bears this name. */
export const chooseShop = async (user: UserEvent, name: RegExp): Promise<void> =>
  user.click(await screen.findByRole('radio', { name }));

/** A guest's e-mail, and whom to bill. */
export const typeBilling = async (user: UserEvent): Promise<void> => {
  await typeInto(user, 'Email', 'ann@example.com');
  await enterManually(user);
  await typeInto(user, 'First name', 'Ann');
  await typeInto(user, 'Last name', 'Lee');
  await typeInto(user, 'Street address', '3 Elm Grove');
  await typeInto(user, 'City', 'Bath');
  await typeInto(user, 'Postcode', 'ba11lz');
};
