import fc from 'fast-check';
import { leadsHere } from './leadsHere';

const origin = 'https://shop.example';

describe('a redirect', () => {
  it.each([
    ['mugs/', '/mugs'],
    ['mugs', '/mugs/'],
    ['mugs.html/', '/mugs.html'],
    ['/mugs.php', '/mugs.php'],
    ['index.php/mugs.html', '/mugs.html'],
    ['mugs.html', '/index.php/mugs.html'],
    ['https://shop.example/mugs/', '/mugs'],
    ['http://shop.example/mugs/', '/mugs'],
    ['tête/', '/t%C3%AAte'],
    ['tête/', '/t%c3%aate'],
    ['100%/', '/100%'],
    ['', '/'],
    ['index.php', '/'],
    ['index.phps', '/index.phps/'],
    ['mugs/?a=1', '/mugs'],
  ])('to %s at %s leads to where one is', (target, pathname) => {
    expect(leadsHere(target, { pathname, search: '?a=1&b=2' }, origin)).toBe(true);
  });

  it.each([
    ['mugs.html', '/Mugs.html'],
    ['mugs.html', '/mugs'],
    ['https://elsewhere.example/mugs', '/mugs'],
    ['//elsewhere.example/mugs', '/mugs'],
    ['http://[broken', '/mugs'],
    ['mugs/?c=1', '/mugs'],
    ['mugs?a=2', '/mugs'],
  ])('to %s at %s leads elsewhere', (target, pathname) => {
    expect(leadsHere(target, { pathname, search: '?a=1&b=2' }, origin)).toBe(false);
  });

  it('is read whatever it says, and leads to no other host', () => {
    const isOwn = (target: string) => new URL(target, `${origin}/`).host === 'shop.example';
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webUrl()), fc.webPath(), (target, pathname) => {
        const isHere = leadsHere(target, { pathname, search: '' }, origin);
        return !isHere || isOwn(target);
      }),
    );
  });
});
