import { contentTarget } from './contentLinks';

const origin = 'https://shop.example';

test('a link within the page stays on it, with its query', () => {
  expect(contentTarget('#dose', origin, `${origin}/magnesium-guide?a=1#top`)).toEqual({
    kind: 'internal',
    to: '/magnesium-guide?a=1#dose',
  });
});

test('a link to another state of the page stays on it', () => {
  expect(contentTarget('?x=1', origin, `${origin}/about-us?a=1#top`)).toEqual({
    kind: 'internal',
    to: '/about-us?x=1',
  });
});

describe('contentTarget', () => {
  it.each([
    ['/safe.html?a=1#b', { kind: 'internal', to: '/safe.html?a=1#b' }],
    ['relative.html', { kind: 'internal', to: '/relative.html' }],
    ['https://shop.example/omegas.html', { kind: 'internal', to: '/omegas.html' }],
    ['http://shop.example/omegas.html', { kind: 'internal', to: '/omegas.html' }],
    ['/magnesium-2.5', { kind: 'internal', to: '/magnesium-2.5' }],
    ['/media/terms.pdf#page=2', { kind: 'document', href: '/media/terms.pdf#page=2' }],
    ['https://shop.example/media/zinc.PDF?v=2', { kind: 'document', href: '/media/zinc.PDF?v=2' }],
    ['/mugs.php', { kind: 'internal', to: '/mugs.php' }],
    ['/mugs.aspx?a=1', { kind: 'internal', to: '/mugs.aspx?a=1' }],
    ['/index.php/mugs.html', { kind: 'internal', to: '/index.php/mugs.html' }],
    ['/licences.txt', { kind: 'document', href: '/licences.txt' }],
    [
      '/newsletter/subscriber/unsubscribe/id/1/code/x/',
      { kind: 'document', href: '/newsletter/subscriber/unsubscribe/id/1/code/x/' },
    ],
    ['/media/folder', { kind: 'document', href: '/media/folder' }],
    ['https://shop.example:8443/x', { kind: 'external', href: 'https://shop.example:8443/x' }],
    ['https://elsewhere.example/x', { kind: 'external', href: 'https://elsewhere.example/x' }],
    ['//elsewhere.example/x', { kind: 'external', href: 'https://elsewhere.example/x' }],
    ['tel:+441174960123', { kind: 'external', href: 'tel:+441174960123' }],
    ['mailto:care@halewell.example', { kind: 'external', href: 'mailto:care@halewell.example' }],
    ['javascript:alert(1)', { kind: 'none' }],
    [' JaVaScRiPt:alert(1)', { kind: 'none' }],
    ['data:text/html,x', { kind: 'none' }],
    ['http://[broken', { kind: 'none' }],
    [undefined, { kind: 'none' }],
  ])('%s', (href, target) => {
    expect(contentTarget(href, origin)).toEqual(target);
  });
});
