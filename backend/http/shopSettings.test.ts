import { settingRows } from '../../settings/table.js';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { fullProfile } from '../profile/full';
import { stockProfile } from '../profile/stock';
import { insertStore } from '../testing/fixtures';
import { openTestDatabase } from '../testing/testDatabase';
import { readShopSettings, withStoreFacts } from './shopSettings';

const server = { paymentUrl: 'http://localhost:8081', profile: fullProfile, isOfficeOpen: false };
const read = (environment: Record<string, string>) => readShopSettings(environment, server);

const policyOf = (environment: Record<string, string>, page: 'shop' | 'checkout'): string[] =>
  contentSecurityPolicy(page, { scripts: [], styles: [] }, read(environment)).split('; ');

describe('the settings of a deployment', () => {
  it('are none but the payment provider beside the shop and the collector of reports, unless configured', () => {
    expect(read({})).toEqual({ paymentUrl: 'http://localhost:8081', policyReportsUrl: '/csp-report' });
    expect(read({ SHOP_LOCALE: '', SHOP_REDIRECT_HOSTS: ' , ' })).toEqual(read({}));
    expect(readShopSettings({}, { ...server, paymentUrl: 'http://localhost:9' }).paymentUrl).toBe('http://localhost:9');
  });

  it('let a back office frame the shop, never the checkout', () => {
    const ancestors = (environment: Record<string, string>, isOfficeOpen = false, page: 'shop' | 'checkout' = 'shop') =>
      contentSecurityPolicy(
        page,
        { scripts: [], styles: [] },
        readShopSettings(environment, { ...server, isOfficeOpen }),
      )
        .split('; ')
        .find((part) => part.startsWith('frame-ancestors'));
    expect(ancestors({})).toBe("frame-ancestors 'none'");
    expect(ancestors({}, true)).toBe("frame-ancestors 'self'");
    expect(ancestors({}, true, 'checkout')).toBe("frame-ancestors 'none'");
    const admin = { SHOP_PREVIEW_ORIGINS: 'self, https://admin.example, javascript:x' };
    expect(ancestors(admin)).toBe("frame-ancestors 'self' https://admin.example");
    expect(readShopSettings({}, { ...server, profile: stockProfile, isOfficeOpen: true }).previewOrigins).toBe(
      undefined,
    );
  });

  it('name the store of the profile, unless configured', () => {
    const onStock = (environment: Record<string, string>) =>
      readShopSettings(environment, { ...server, profile: stockProfile });
    expect(onStock({})).toMatchObject({ storeCode: 'default', storageNamespace: 'STOCK' });
    expect(onStock({ SHOP_STORE_CODE: 'de' })).toMatchObject({ storeCode: 'de' });
  });

  it('are texts and lists, by the names that the shop reads', () => {
    expect(read({ SHOP_LOCALE: 'de_DE', SHOP_REDIRECT_HOSTS: 'a.example, b.example', PORT: '9' })).toEqual({
      ...read({}),
      locale: 'de_DE',
      redirectHosts: ['a.example', 'b.example'],
    });
  });

  it('name what the players of films load besides, and the policy of the shop allows it', () => {
    const environment = {
      SHOP_VIDEO_SCRIPT_SOURCES: 'https://www.youtube.com/s/player/',
      SHOP_VIDEO_PICTURE_SOURCES: "https://i.vimeocdn.com/, https://x.example; script-src 'unsafe-inline'",
    };
    expect(read(environment)).toMatchObject({
      videoScriptSources: ['https://www.youtube.com/s/player/'],
      videoPictureSources: ['https://i.vimeocdn.com/', "https://x.example; script-src 'unsafe-inline'"],
    });
    const policy = policyOf(environment, 'shop');
    expect(policy).toContain("script-src 'self' https://www.youtube.com/s/player/");
    expect(policy).toContain("img-src 'self' data: https://i.vimeocdn.com/");
    expect(policyOf(environment, 'checkout')).toContain("script-src 'self'");
  });

  it('have one row each', () => {
    const variables = settingRows.map(({ variable }) => variable);
    const keys = settingRows.flatMap(({ key }) => key ?? []);
    expect(new Set(variables).size).toBe(variables.length);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('speak the language of the store view, unless configured', () => {
    const db = openTestDatabase('none');
    insertStore(db);
    insertStore(db, { id: 2, code: 'de', locale: 'de_DE', currency: 'EUR', is_default: 0 });
    expect(withStoreFacts(db, {})).toEqual({ locale: 'en_GB', currency: 'GBP', pageSize: '6', sortBy: 'position' });
    expect(withStoreFacts(db, { storeCode: 'de' })).toMatchObject({ locale: 'de_DE', currency: 'EUR' });
    expect(withStoreFacts(db, { locale: 'pl_PL' })).toMatchObject({ locale: 'pl_PL', currency: 'GBP' });
    expect(withStoreFacts(db, { pageSize: '24' })).toMatchObject({ pageSize: '24' });
    expect(withStoreFacts(db, { storeCode: 'unknown' })).toEqual({ storeCode: 'unknown' });
    db.close();
  });
});
