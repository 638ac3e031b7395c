import fc from 'fast-check';
import { toRouteVariables } from './routeVariables';

describe('route variables', () => {
  it.each([
    ['/', '', { url: '/', pageSize: 6, currentPage: 1, isFiltered: false }],
    ['/minerals.html', '', { url: 'minerals.html', pageSize: 6, currentPage: 1, isFiltered: false }],
    ['/about-us/', '', { url: 'about-us', pageSize: 6, currentPage: 1, isFiltered: false }],
    [
      '/vitamins/vitamin-d.html',
      '?page=2&limit=24&sort=price_asc',
      { url: 'vitamins/vitamin-d.html', pageSize: 24, currentPage: 2, sort: { price: 'ASC' }, isFiltered: false },
    ],
    [
      '/vitamins/vitamin-d.html',
      '?form=tablets,capsules&price=-20',
      {
        url: 'vitamins/vitamin-d.html',
        pageSize: 6,
        currentPage: 1,
        isFiltered: true,
        filter: {
          category_url_path: { eq: 'vitamins/vitamin-d' },
          form: { in: ['capsules', 'tablets'] },
          price: { to: '20' },
        },
      },
    ],
    ['/a.html', '?page=0&limit=1000&sort=evil_desc', { url: 'a.html', pageSize: 6, currentPage: 1, isFiltered: false }],
    [
      '/a.html',
      '?page=-3&sort=name_desc',
      { url: 'a.html', pageSize: 6, currentPage: 1, sort: { name: 'DESC' }, isFiltered: false },
    ],
  ])('reads %s%s', (pathname, search, expected) => {
    expect(toRouteVariables({ pathname, search })).toEqual(expected);
  });

  it('asks for something sensible whatever stands in the address', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (pathname, query) => {
        const { url, pageSize, currentPage, sort } = toRouteVariables({ pathname, search: `?${query}` });
        expect(url).not.toBe('');
        expect(pageSize).toBeLessThanOrEqual(48);
        expect(Number.isInteger(currentPage) && currentPage >= 1).toBe(true);
        expect(sort === undefined || Object.keys(sort).length === 1).toBe(true);
      }),
    );
  });

  it('means the same with and without parameters that it does not know', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.webQueryParameters(), (page, other) => {
        const junk = new URLSearchParams(other);
        for (const name of ['page', 'limit', 'sort', 'price', 'need', 'form', 'dietary', 'nutrient']) junk.delete(name);
        const plain = toRouteVariables({ pathname: '/a', search: `?page=${page}` });
        expect(toRouteVariables({ pathname: '/a', search: `?${junk.toString()}&page=${page}` })).toEqual(plain);
      }),
    );
  });
});
