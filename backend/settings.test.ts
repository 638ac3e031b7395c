import { visitableHosts } from './http/networkAddresses';
import { join } from 'node:path';

import { BadSetting } from '../settings/table.js';
import { fullProfile } from './profile/full';
import { readSettings } from './settings';

describe('readSettings', () => {
  it('works without any variable', () => {
    expect(readSettings({}, '/shop')).toEqual({
      profile: fullProfile,
      port: 8080,
      paymentPort: 8081,
      paymentUrl: 'http://localhost:8081',
      host: 'localhost',
      dataDir: join('/shop', 'data'),
      areFaultsEnabled: false,
      isOutboxReadable: true,
      isOfficeOpen: true,
      isSchemaTold: false,
      operationLists: [],
      cartDays: 30,
      operationSeconds: 10,
      passwordCost: 131_072,
      distDir: join('/shop', 'dist'),
      trustedProxies: 0,
      seedProducts: 0,
      hasStoreViews: false,
    });
  });

  it('puts the payment provider next to the port, unless told otherwise', () => {
    expect(readSettings({ PORT: '9000' }, '/').paymentPort).toBe(9001);
    expect(readSettings({ PORT: '9000', PAYMENT_PORT: '7000' }, '/').paymentPort).toBe(7000);
    // A phone on the same network must reach it, too: localhost is the phone itself there.
    const [host] = visitableHosts('0.0.0.0');
    expect(readSettings({ PORT: '9000', HOST: '0.0.0.0' }, '/').paymentUrl).toBe(`http://${host}:9001`);
    expect(readSettings({ SHOP_PAYMENT_URL: 'https://pay.example' }, '/').paymentUrl).toBe('https://pay.example');
  });

  it.each([
    [{ BACKEND_PROFILE: 'stock' }, join('/shop', 'data', 'stock')],
    [{ BACKEND_PROFILE: 'stock', DATA_DIR: '/kept' }, join('/kept', 'stock')],
    [{ BACKEND_PROFILE: 'full', DATA_DIR: '/kept' }, '/kept'],
  ])('keeps the data of each profile apart: %j', (environment, dataDir) => {
    expect(readSettings(environment, '/shop').dataDir).toBe(dataDir);
  });

  it('takes the origin of the public address', () => {
    expect(readSettings({ SHOP_ORIGIN: 'https://shop.example/x' }, '/').publicOrigin).toBe('https://shop.example');
  });

  it.each([
    [{ HOST: '127.0.0.1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ SHOP_ORIGIN: 'https://shop.example' }, false],
    [{ HOST: '0.0.0.0', HALEWELL_OUTBOX: '1' }, true],
    [{ HALEWELL_OUTBOX: '0' }, false],
  ])('shows the outbox where nobody else can reach it: %j', (environment, isReadable) => {
    expect(readSettings(environment, '/').isOutboxReadable).toBe(isReadable);
  });

  it.each([
    [{ HOST: '127.0.0.1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ SHOP_ORIGIN: 'https://shop.example' }, false],
    [{ SHOP_ORIGIN: 'https://shop.example', HALEWELL_OFFICE: '1' }, true],
    [{ HALEWELL_OFFICE: '0' }, false],
  ])('opens the back office where nobody else can reach it: %j', (environment, isOpen) => {
    expect(readSettings(environment, '/').isOfficeOpen).toBe(isOpen);
  });

  it.each([
    [{ PORT: '0' }, "PORT must be a port number between 1 and 65535, not '0'."],
    [{ PAYMENT_PORT: '65536' }, "PAYMENT_PORT must be a port number between 1 and 65535, not '65536'."],
    [{ PORT: '65535' }, 'PORT 65535 leaves no room for PAYMENT_PORT: choose a lower port.'],
    [{ PORT: '9000', PAYMENT_PORT: '9000' }, 'PORT and PAYMENT_PORT must be different ports.'],
    [{ SEED_PRODUCTS: 'many' }, "SEED_PRODUCTS must be a number of products from 0 to 200000, not 'many'."],
    [{ SHOP_OPERATION_SECONDS: '0' }, "SHOP_OPERATION_SECONDS must be a number of seconds from 1 to 600, not '0'."],
    [{ SHOP_TRUSTED_PROXIES: '-1' }, "SHOP_TRUSTED_PROXIES must be a number of proxies from 0 to 10, not '-1'."],
    [
      { HALEWELL_PASSWORD_COST: '1000' },
      "HALEWELL_PASSWORD_COST must be a power of two from 2 to 1048576, not '1000'.",
    ],
    [{ BACKEND_PROFILE: 'magento' }, "BACKEND_PROFILE must be one of full, stock, not 'magento'."],
    [{ SHOP_ORIGIN: 'shop' }, "SHOP_ORIGIN must be an address such as https://shop.example, not 'shop'."],
  ])('refuses %j', (environment, message) => {
    expect(() => readSettings(environment, '/')).toThrow(BadSetting);
    expect(() => readSettings(environment, '/')).toThrow(message);
  });
});
