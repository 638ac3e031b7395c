import { configuredWallets } from './wallets';

const codes = (): string[] => configuredWallets().map(({ methodCode }) => methodCode);

/** What the deployment put into the page. */
const give = (settings: object): void => {
  document.body.innerHTML = '<script type="application/json" id="shop-settings"></script>';
  const [script] = document.scripts;
  if (script) script.text = JSON.stringify(settings);
};

const play = (build: object): void => void Object.assign(globalThis, build);
const capabilities = CAPABILITIES;

afterEach(() => {
  document.body.innerHTML = '';
  play({ TRIMS_DOCUMENTS: false, CAPABILITIES: capabilities });
});

test('the embedded backend has its own wallet, until the settings name others', () => {
  expect(codes()).toEqual(['test_wallet']);
  give({ paymentAdapters: ['test', 'toString'] });
  expect(codes()).toEqual([]);
  give({ paymentAdapters: ['braintree', 'test_wallet'] });
  expect(codes()).toEqual(['test_wallet']);
});

test('before another backend there is none that was not named', () => {
  play({ TRIMS_DOCUMENTS: true });
  expect(codes()).toEqual([]);
  give({ paymentAdapters: ['test_wallet'] });
  expect(codes()).toEqual(['test_wallet']);
});

test('without estimates nothing is offered, whatever is named', () => {
  play({ CAPABILITIES: { ...capabilities, deliveryEstimate: false } });
  give({ paymentAdapters: ['test_wallet'] });
  expect(codes()).toEqual([]);
});
