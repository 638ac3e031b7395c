import type { ShopSettingsQuery } from '@/shell/ShopSettings.graphql.generated';
import type { EarlyResult } from './handover';
import { localeOfVisit } from './language';

const answer = (locale: string | null) =>
  Promise.resolve({ data: { storeConfig: { locale } } } as EarlyResult<ShopSettingsQuery>);
const storedLocale = 'HALEWELL__store_view_locale';

describe('locale of a visit', () => {
  afterEach(() => localStorage.clear());

  it('is the store view’s own where nothing names one', async () => {
    expect(await localeOfVisit(answer('de_DE'))).toBe('de_DE');
  });

  it('does not wait for the answer where an earlier visit has named one', async () => {
    localStorage.setItem(storedLocale, JSON.stringify({ value: 'fr_FR', timeStored: Date.now() }));
    expect(await localeOfVisit(new Promise(() => undefined))).toBe('en_GB');
  });

  it('is the usual one where the backend does not tell, or fails', async () => {
    expect(await localeOfVisit(answer(null))).toBe('en_GB');
    expect(await localeOfVisit(Promise.reject(new Error('down')))).toBe('en_GB');
  });
});
