import fc from 'fast-check';

import { readListQuery } from '../listQuery';
import { appliedFilters, listLink, optionLink, pageLink, priceLink, withoutFilter, withoutFilters } from './listLinks';

const location = { pathname: '/minerals.html', search: '?sort=price_asc&page=3' };
const at = (search: string) => ({ pathname: '/minerals.html', search });
const searchOf = (link: string): string => new URL(link, 'https://shop.test').search;

describe('links of a list', () => {
  it('keep the order when the page changes', () => {
    expect(pageLink(location, 2)).toBe('/minerals.html?sort=price_asc&page=2');
    expect(pageLink(location, 1)).toBe('/minerals.html?sort=price_asc');
  });

  it('start at the first page when the order or the size changes', () => {
    expect(listLink(location, 'sort', 'name_asc', false)).toBe('/minerals.html?sort=name_asc');
    expect(listLink(location, 'sort', 'position_asc', true)).toBe('/minerals.html');
    expect(listLink(location, 'limit', '24', false)).toBe('/minerals.html?sort=price_asc&limit=24');
  });

  it('choose an option and give it up, from the first page on', () => {
    expect(optionLink(location, 'form', 'capsules')).toBe('/minerals.html?sort=price_asc&form=capsules');
    expect(optionLink(at('?form=capsules&utm=x'), 'form', 'tablets')).toBe(
      '/minerals.html?utm=x&form=capsules,tablets',
    );
    expect(optionLink(at('?form=capsules,tablets'), 'form', 'capsules')).toBe('/minerals.html?form=tablets');
    expect(optionLink(at('?form=capsules'), 'form', 'capsules')).toBe('/minerals.html');
  });

  it('set a range of prices', () => {
    expect(priceLink(at('?page=2'), { from: 10, to: 25 })).toBe('/minerals.html?price=10-25');
    expect(priceLink(at('?price=10-25'), { to: 5 })).toBe('/minerals.html?price=-5');
    expect(priceLink(at('?price=10-25'), {})).toBe('/minerals.html');
  });

  it('clear what narrows, and nothing else', () => {
    expect(withoutFilters(at('?q=zinc&form=a&price=1-2&need=b&sort=price_asc&limit=12&page=4'))).toBe(
      '/minerals.html?q=zinc&sort=price_asc&limit=12',
    );
  });

  const value = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8})?$/);
  const choice = fc.record({ code: fc.constantFrom(...NAMED_FILTERS), value });

  it('lead to what they say, whatever was chosen before; chosen twice is not chosen', () => {
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 8 }), choice, (before, { code, value: next }) => {
        let search = '';
        for (const one of before) search = searchOf(optionLink(at(search), one.code, one.value));
        const wasChosen = readListQuery(search).options[code]?.includes(next) ?? false;
        const after = searchOf(optionLink(at(search), code, next));
        expect(readListQuery(after).options[code]?.includes(next) ?? false).toBe(!wasChosen);
        const back = searchOf(optionLink(at(after), code, next));
        expect(new Set(appliedFilters(back).map((filter) => JSON.stringify(filter)))).toEqual(
          new Set(appliedFilters(search).map((filter) => JSON.stringify(filter))),
        );
      }),
    );
  });

  it('give up what was chosen, one by one, until nothing is left', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), fc.array(choice, { maxLength: 6 }), (junk, choices) => {
        let search = `?${junk}&price=5-20`;
        for (const { code, value: next } of choices) search = searchOf(optionLink(at(search), code, next));
        expect(appliedFilters(searchOf(withoutFilters(at(search))))).toEqual([]);
        for (let last = appliedFilters(search).at(-1); last; last = appliedFilters(search).at(-1)) {
          const fewer = searchOf(withoutFilter(at(search), last));
          expect(appliedFilters(fewer)).toHaveLength(appliedFilters(search).length - 1);
          search = fewer;
        }
      }),
    );
  });
});
