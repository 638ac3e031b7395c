import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { capabilitiesOf, capabilityRows } from '../settings/capabilities.js';
import { capabilityConstants, readBackend } from './capabilities.js';

describe('the table of capabilities', () => {
  it('has the names that the code may use', () => {
    const declared = readFileSync(join(process.cwd(), 'src/capabilities.d.ts'), 'utf8');
    const names = [...declared.matchAll(/readonly (\w+): boolean/g)].map(([, name]) => name);
    expect(names).toEqual(capabilityRows.map(({ name }) => name));
  });

  it('takes a capability away with any of its needs, by itself or by its type', () => {
    expect(capabilitiesOf(new Set()).giftCards).toBe(true);
    expect(capabilitiesOf(new Set(['Cart.applied_gift_cards'])).giftCards).toBe(false);
    // The shop never looks a gift card up: it puts it into the cart.
    expect(capabilitiesOf(new Set(['Query.giftCardAccount'])).giftCards).toBe(true);
    expect(capabilitiesOf(new Set(['input ContactUsInput'])).contactReasons).toBe(false);
    expect(capabilitiesOf(new Set(['Mutation.subscribeEmailToNewsletter'])).newsletterConsent).toBe(false);
  });
});

describe('SHOP_BACKEND', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'halewell-backend-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is the embedded backend, which has everything, when it is empty', () => {
    const constants = capabilityConstants(readBackend(folder, ''));
    const flags = Object.keys(constants).filter((name) => name !== 'NAMED_FILTERS');
    expect(new Set(flags.map((name) => constants[name]))).toEqual(new Set(['true', 'false']));
    expect(constants).toMatchObject({
      TRIMS_DOCUMENTS: 'false',
      NAMED_FILTERS: '["need","form","dietary","nutrient","audience","strength","supply"]',
      'CAPABILITIES.giftCards': 'true',
    });
  });

  it('names a capability file', () => {
    writeFileSync(join(folder, 'mine.json'), '{ "name": "mine", "absent": ["Query.addressLookup"] }');
    expect(capabilityConstants(readBackend(folder, 'mine.json'))).toMatchObject({
      TRIMS_DOCUMENTS: 'true',
      'CAPABILITIES.addressLookup': 'false',
      'CAPABILITIES.giftCards': 'true',
    });
  });

  it('may say what its store is', () => {
    const settings = { SHOP_STORE_CODE: 'default' };
    writeFileSync(join(folder, 'mine.json'), JSON.stringify({ name: 'mine', absent: [], settings }));
    expect(readBackend(folder, 'mine.json').settings).toEqual(settings);
    writeFileSync(join(folder, 'mine.json'), JSON.stringify({ name: 'mine', absent: [], settings: { PORT: 1 } }));
    expect(() => readBackend(folder, 'mine.json')).toThrow('is no capability file');
  });

  it.each([
    ['missing.json', 'cannot be read'],
    ['other.json', 'is no capability file'],
    ['broken.json', 'is not JSON'],
    ['https://shop.example/graphql', 'npm run check-backend -- https://shop.example/graphql'],
  ])('says what to do for %s', (given, sentence) => {
    writeFileSync(join(folder, 'other.json'), '{}');
    writeFileSync(join(folder, 'broken.json'), 'x');
    expect(() => readBackend(folder, given)).toThrow(sentence);
  });
});
