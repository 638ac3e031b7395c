import type { Db } from '../db/open';
import { readStoreSettings, type StoreSettings } from '../stores/storeSettings';
import { convertMinor } from './balanceQueries';

type Rates = Pick<StoreSettings, 'reward_base_currency' | 'reward_redemption' | 'reward_earning'>;

/** What points are worth in a currency; minor units, never more than they are. */
export const worthOfPoints = (
  db: Db,
  points: number,
  { reward_redemption: rate, reward_base_currency: base }: Rates,
  currency: string,
) => Math.floor(convertMinor(db, Math.floor((points * rate.minor) / rate.points), base, currency));

/** Points that it takes to pay an amount; minor units. */
export const pointsForMinor = (
  db: Db,
  minor: number,
  { reward_redemption: rate, reward_base_currency: base }: Rates,
  currency: string,
) => Math.ceil((convertMinor(db, minor, currency, base) * rate.points) / rate.minor);

/** Points that a paid amount earns; minor units. */
export const pointsEarned = (
  db: Db,
  minor: number,
  { reward_earning: rate, reward_base_currency: base }: Rates,
  currency: string,
) => Math.floor((convertMinor(db, minor, currency, base) * rate.points) / rate.minor);

/** The settings of rewards where a store has them. */
export const rewardsOf = (db: Db, storeId: number): StoreSettings | undefined => {
  const settings = readStoreSettings(db, storeId);
  return settings.magento_reward_general_is_enabled_on_front === '1' ? settings : undefined;
};
