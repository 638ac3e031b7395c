import { join } from 'node:path';

/** Settings of the embedded backend, read once from the environment (documented in README). */
export interface Settings {
  port: number;
  /** Port of the test payment provider: its own origin. */
  paymentPort: number;
  host: string;
  /** Folder of the database and of the image cache. */
  dataDir: string;
  /** Whether fault switches are honoured (test builds only). */
  areFaultsEnabled: boolean;
  /** Whether the mail that would have been sent can be read at `/__mail`. It holds links that reset passwords. */
  isOutboxReadable: boolean;
  /** Folder with the built shop. */
  distDir: string;
  /** Origin that visitors see when a proxy stands in front; without it the request's own. */
  publicOrigin?: string;
  /** Number of visible products that the shop is filled up to, for measuring; 0 for those of the data files alone. */
  seedProducts: number;
}

/** A setting that makes no sense, in words for a person. */
export class BadSetting extends Error {}

const integer = (name: string, value: string | undefined, fallback: number): number => {
  if (value === undefined || value === '') return fallback;
  const parsed = Number(value);
  if (!Number.isInteger(parsed) || parsed < 1 || parsed > 65535) {
    throw new BadSetting(`${name} must be a port number between 1 and 65535, not '${value}'.`);
  }
  return parsed;
};

/** Beyond this the first start would take minutes. */
const mostProducts = 200_000;

const productCount = (value: string | undefined): number => {
  if (value === undefined || value === '') return 0;
  const parsed = Number(value);
  if (!Number.isInteger(parsed) || parsed < 0 || parsed > mostProducts) {
    throw new BadSetting(`SEED_PRODUCTS must be a number of products up to ${mostProducts}, not '${value}'.`);
  }
  return parsed;
};

const origin = (name: string, value: string | undefined): string | undefined => {
  if (value === undefined || value === '') return undefined;
  if (!URL.canParse(value))
    throw new BadSetting(`${name} must be an address such as https://shop.example, not '${value}'.`);
  return new URL(value).origin;
};

const loopbackHosts = [undefined, '', 'localhost', '127.0.0.1', '::1'];

/** Only a shop that nobody else can reach shows its mail, unless told to. */
const isOutboxReadable = ({ HALEWELL_OUTBOX: wanted, HOST, SHOP_ORIGIN }: NodeJS.ProcessEnv): boolean =>
  wanted === '1' || (wanted !== '0' && loopbackHosts.includes(HOST) && !SHOP_ORIGIN);

/**
 * Reads the settings.
 * @throws BadSetting when a value makes no sense.
 */
export const readSettings = (environment: NodeJS.ProcessEnv, root: string): Settings => {
  const port = integer('PORT', environment.PORT, 8080);
  const paymentPort = integer('PAYMENT_PORT', environment.PAYMENT_PORT, port + 1);
  if (paymentPort > 65535) throw new BadSetting(`PORT ${port} leaves no room for PAYMENT_PORT: choose a lower port.`);
  if (paymentPort === port) throw new BadSetting('PORT and PAYMENT_PORT must be different ports.');
  return {
    port,
    paymentPort,
    host: environment.HOST ?? 'localhost',
    dataDir: environment.DATA_DIR ?? join(root, 'data'),
    areFaultsEnabled: environment.HALEWELL_FAULTS === '1',
    isOutboxReadable: isOutboxReadable(environment),
    distDir: join(root, 'dist'),
    publicOrigin: origin('SHOP_ORIGIN', environment.SHOP_ORIGIN),
    seedProducts: productCount(environment.SEED_PRODUCTS),
  };
};
