import { listLink, pageLink } from './listLinks';

const location = { pathname: '/minerals.html', search: '?sort=price_asc&page=3' };

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
});
