import fc from 'fast-check';
import { readListQuery, toListFilter, toRouteVariables } from './listQuery';

describe('the address of a list', () => {
  it('says page, size, order, options and prices', () => {
    const query = readListQuery(
      '?need=immune-function&form=tablets,capsules&price=10-25&page=2&sort=price_asc&limit=12',
    );
    expect(query).toEqual({
      page: 2,
      pageSize: 12,
      sort: { field: 'price', direction: 'ASC' },
      options: { need: ['immune-function'], form: ['tablets', 'capsules'] },
      price: { from: 10, to: 25 },
    });
    expect(toListFilter(query)).toEqual({
      need: { in: ['immune-function'] },
      form: { in: ['capsules', 'tablets'] },
      price: { from: '10', to: '25' },
    });
  });

  it('may repeat a parameter', () => {
    expect(readListQuery('?form=capsules&form=tablets,capsules').options).toEqual({ form: ['capsules', 'tablets'] });
  });

  it.each([
    ['25-10', { from: 10, to: 25 }],
    ['10-', { from: 10 }],
    ['-9.5', { to: 9.5 }],
    ['0-20', { to: 20 }],
    ['-', undefined],
    ['', undefined],
    ['0-', undefined],
    ['-0', undefined],
    ['-5-10', undefined],
    ['999999999-', undefined],
    ['1e3-2e3', undefined],
    ['cheap', undefined],
  ])('reads the prices %s', (text, expected) => {
    expect(readListQuery(`?price=${text}`).price).toEqual(expected);
  });

  it('leaves out what cannot be an option', () => {
    expect(readListQuery('?form=,%3Cscript%3E,capsules, &need=').options).toEqual({ form: ['capsules'] });
    expect(toListFilter(readListQuery('?form=,&colour=red&utm_source=x'))).toBeUndefined();
  });

  it('is never wrong, whatever stands in it', () => {
    const names = fc.constantFrom('page', 'limit', 'sort', 'need', 'form', 'dietary', 'nutrient', 'price', 'x');
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string({ maxLength: 80 })), { maxLength: 20 }), (pairs) => {
        const query = readListQuery(`?${new URLSearchParams(pairs).toString()}`);
        expect(Number.isInteger(query.page) && query.page >= 1).toBe(true);
        expect(query.pageSize).toBeLessThanOrEqual(48);
        const { from = 0, to = Infinity } = query.price ?? {};
        expect(from <= to).toBe(true);
        for (const values of Object.values(query.options)) {
          expect(values.length).toBeGreaterThan(0);
          expect(new Set(values).size).toBe(values.length);
        }
      }),
    );
  });

  it('means the same in whatever order it was written', () => {
    const value = fc.stringMatching(/^[a-z]{1,6}$/);
    fc.assert(
      fc.property(fc.uniqueArray(value, { minLength: 1, maxLength: 6 }), (values) => {
        const filterOf = (list: string[]) => toListFilter(readListQuery(`?form=${list.join(',')}&price=1-2`));
        expect(filterOf([...values].reverse())).toEqual(filterOf(values));
      }),
    );
  });
});

describe('route variables', () => {
  it.each([
    ['/', '', { url: '/', pageSize: 6, currentPage: 1, isFiltered: false, withDefaults: false }],
    [
      '/minerals.html',
      '',
      { url: 'minerals.html', pageSize: 6, currentPage: 1, isFiltered: false, withDefaults: false },
    ],
    ['/about-us/', '', { url: 'about-us/', pageSize: 6, currentPage: 1, isFiltered: false, withDefaults: false }],
    [
      '/vitamins/vitamin-d.html',
      '?page=2&limit=24&sort=price_asc',
      {
        url: 'vitamins/vitamin-d.html',
        pageSize: 24,
        currentPage: 2,
        sort: { price: 'ASC' },
        isFiltered: false,
        withDefaults: false,
      },
    ],
    [
      '/vitamins/vitamin-d.html',
      '?form=tablets,capsules&price=-20',
      {
        url: 'vitamins/vitamin-d.html',
        pageSize: 6,
        currentPage: 1,
        isFiltered: true,
        withDefaults: false,
        filter: {
          category_url_path: { eq: 'vitamins/vitamin-d' },
          form: { in: ['capsules', 'tablets'] },
          price: { to: '20' },
        },
      },
    ],
    [
      '/a.html',
      '?page=0&limit=1000&sort=evil_desc',
      { url: 'a.html', pageSize: 6, currentPage: 1, isFiltered: false, withDefaults: false },
    ],
    [
      '/a.html',
      '?page=-3&sort=name_desc',
      { url: 'a.html', pageSize: 6, currentPage: 1, sort: { name: 'DESC' }, isFiltered: false, withDefaults: false },
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
