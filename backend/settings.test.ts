import { join } from 'node:path';

import { BadSetting, readSettings } from './settings';

describe('readSettings', () => {
  it('works without any variable', () => {
    expect(readSettings({}, '/shop')).toEqual({
      port: 8080,
      paymentPort: 8081,
      host: 'localhost',
      dataDir: join('/shop', 'data'),
      areFaultsEnabled: false,
      distDir: join('/shop', 'dist'),
    });
  });

  it('puts the payment provider next to the port, unless told otherwise', () => {
    expect(readSettings({ PORT: '9000' }, '/').paymentPort).toBe(9001);
    expect(readSettings({ PORT: '9000', PAYMENT_PORT: '7000' }, '/').paymentPort).toBe(7000);
  });

  it('takes the origin of the public address', () => {
    expect(readSettings({ SHOP_ORIGIN: 'https://shop.example/x' }, '/').publicOrigin).toBe('https://shop.example');
  });

  it.each([
    [{ PORT: '0' }, "PORT must be a port number between 1 and 65535, not '0'."],
    [{ PAYMENT_PORT: '65536' }, "PAYMENT_PORT must be a port number between 1 and 65535, not '65536'."],
    [{ PORT: '65535' }, 'PORT 65535 leaves no room for PAYMENT_PORT: choose a lower port.'],
    [{ PORT: '9000', PAYMENT_PORT: '9000' }, 'PORT and PAYMENT_PORT must be different ports.'],
    [{ SHOP_ORIGIN: 'shop' }, "SHOP_ORIGIN must be an address such as https://shop.example, not 'shop'."],
  ])('refuses %j', (environment, message) => {
    expect(() => readSettings(environment, '/')).toThrow(BadSetting);
    expect(() => readSettings(environment, '/')).toThrow(message);
  });
});
