import { readdirSync } from 'node:fs';

import { settingRows } from '../../../settings/table.js';
import { configuredMethods, providers } from './providers';

const codesOf = (adapters: string | string[] | undefined): string[] =>
  configuredMethods(adapters).map(({ code }) => code);

it('has a row for each folder', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(Object.keys(providers)).toHaveLength(folders.length);
});

it('is named by the settings that its policy rules stand in, with a file for every stand-in', () => {
  const rules = settingRows.flatMap(({ policy = [] }) => policy).filter(({ adapter }) => adapter !== undefined);
  expect(rules.length).toBeGreaterThan(0);
  for (const { adapter = '', standIn = '' } of rules) {
    expect(Object.keys(providers[adapter]?.standIns ?? {})).toContain(standIn);
  }
});

it('offers what is configured, and test cards and the test wallet where nothing known is', () => {
  expect(codesOf(['adyen', 'test', 'paypal_express'])).toEqual(['adyen_cc', 'test_card', 'paypal_express']);
  for (const adapters of [undefined, [], ['toString'], 'adyen'])
    expect(codesOf(adapters)).toEqual(['test_card', 'test_wallet']);
});
