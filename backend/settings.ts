import { join, resolve } from 'node:path';
import { BadSetting, readSetting, type SettingKinds } from '../settings/table.js';
import { visitableHosts } from './http/networkAddresses';
import { findProfile, type BackendProfile } from './profile/profile';

/** Settings of the embedded backend, read once from the environment (table: settings/table.js). */
export interface Settings {
  /** Profile of the backend. */
  profile: BackendProfile;
  port: number;
  /** Port of the test payment provider: its own origin. */
  paymentPort: number;
  /** Origin of the payment provider's pages. */
  paymentUrl: string;
  host: string;
  /** Folder of the profile's database and image cache. */
  dataDir: string;
  /** Whether fault switches are honoured (test builds only). */
  areFaultsEnabled: boolean;
  /** Whether the mail that would have been sent can be read at `/__mail`. It holds links that reset passwords. */
  isOutboxReadable: boolean;
  /** Whether the back office is served, to the machine itself. */
  isOfficeOpen: boolean;
  /** Files with the only operations that GraphQL accepts; none when it accepts every one. */
  operationLists: readonly string[];
  /** Seconds after which a GraphQL operation is ended. */
  operationSeconds: number;
  /** Days after which a cart is deleted that a guest left. */
  cartDays: number;
  /** Work that a hash of a password takes: scrypt's N, a power of two. */
  passwordCost: number;
  /** Whether GraphQL answers questions about its schema (introspection). */
  isSchemaTold: boolean;
  /** Folder with the built shop. */
  distDir: string;
  /** Origin that visitors see when a proxy stands in front; without it the request's own. */
  publicOrigin?: string;
  /** Number of proxies before the shop whose `X-Forwarded-For` is believed. */
  trustedProxies: number;
  /** Number of visible products that the shop is filled up to, for measuring; 0 for those of the data files alone. */
  seedProducts: number;
  /** Whether the shop has the further store views of its data files. */
  hasStoreViews: boolean;
}

const loopbackHosts = [undefined, '', 'localhost', '127.0.0.1', '::1'];

/** Only a shop that nobody else can reach shows its mail and its back office, unless told to. */
const isShown = (wanted: string | undefined, { HOST, SHOP_ORIGIN }: NodeJS.ProcessEnv): boolean =>
  wanted === '1' || (wanted !== '0' && loopbackHosts.includes(HOST) && !SHOP_ORIGIN);

/**
 * Reads the settings.
 * @throws BadSetting when a value makes no sense.
 */
export const readSettings = (environment: NodeJS.ProcessEnv, root: string): Settings => {
  const given = <Kind extends keyof SettingKinds>(kind: Kind, variable: string) =>
    readSetting(kind, variable, environment);
  const withDefault = <Kind extends keyof SettingKinds>(kind: Kind, variable: string) => {
    const value = given(kind, variable);
    if (value === undefined) throw new Error(`The setting ${variable} has no default.`);
    return value;
  };
  const port = withDefault('port', 'PORT');
  const paymentPort = given('port', 'PAYMENT_PORT') ?? port + 1;
  if (paymentPort > 65535) throw new BadSetting(`PORT ${port} leaves no room for PAYMENT_PORT: choose a lower port.`);
  if (paymentPort === port) throw new BadSetting('PORT and PAYMENT_PORT must be different ports.');
  const host = withDefault('text', 'HOST');
  const profile = findProfile(withDefault('choice', 'BACKEND_PROFILE'));
  return {
    profile,
    port,
    paymentPort,
    paymentUrl: given('text', 'SHOP_PAYMENT_URL') ?? `http://${visitableHosts(host)[0] ?? host}:${paymentPort}`,
    host,
    dataDir: join(environment.DATA_DIR ?? join(root, withDefault('text', 'DATA_DIR')), profile.dataFolder),
    areFaultsEnabled: given('flag', 'HALEWELL_FAULTS') ?? false,
    isOutboxReadable: isShown(environment.HALEWELL_OUTBOX, environment),
    isOfficeOpen: isShown(environment.HALEWELL_OFFICE, environment),
    // Who tries another shop before the stock profile reads its schema as that of a Magento.
    isSchemaTold: given('flag', 'HALEWELL_INTROSPECTION') ?? profile.seed === 'stock',
    operationLists: (given('list', 'SHOP_PERSISTED_OPERATIONS') ?? []).map((file) => resolve(root, file)),
    operationSeconds: withDefault('count', 'SHOP_OPERATION_SECONDS'),
    cartDays: withDefault('count', 'SHOP_CART_DAYS'),
    passwordCost: withDefault('powerOfTwo', 'HALEWELL_PASSWORD_COST'),
    distDir: resolve(root, withDefault('text', 'DIST_DIR')),
    publicOrigin: given('origin', 'SHOP_ORIGIN'),
    trustedProxies: given('count', 'SHOP_TRUSTED_PROXIES') ?? 0,
    seedProducts: given('count', 'SEED_PRODUCTS') ?? 0,
    hasStoreViews: given('choice', 'SHOP_STORE_VIEWS') === 'demo',
  };
};

/** Drawn pictures; it may be deleted at any time. */
export const picturesFolder = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'pictures');

/** Path of the database. */
export const databaseFile = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'halewell.sqlite');
