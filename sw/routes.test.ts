import { otherDocumentsPattern } from '../settings/servedPaths.js';

import { prefetchable } from './imagePrefetch';
import { readMessage } from './protocol';
import { strategyFor } from './routes';

const origin = 'https://shop.example';
const others = { own: /^\/checkout(?!\/receipt\/*$)(?:\/|$)/, others: new RegExp(otherDocumentsPattern) };
const strategy = (path: string, { method = 'GET', mode = 'cors', isPersonal = false } = {}) =>
  strategyFor({ url: new URL(path, origin), method, mode, origin, isPersonal }, others);

describe('strategies of the service worker', () => {
  it.each([
    ['/static/main.0123abcd.js', 'immutable'],
    ['/media/catalog/product/z/zinc.png?width=320', 'pictures'],
    ['/graphql?query=x', 'network'],
    ['/rest/V1/guest-carts/x/payment-information', 'network'],
    ['https://elsewhere.example/static/a.js', 'network'],
    ['/robots.txt', 'network'],
    ['/media/wysiwyg/films/still-life.mp4', 'network'],
  ])('answers %s by %s', (path, expected) => {
    expect(strategy(path)).toBe(expected);
  });

  it('keeps what every guest is told of a path, and nothing else that is asked', () => {
    const question = '/graphql?query=x&operationName=ResolveURL&variables=%7B%22url%22%3A%22zinc.html%22%7D';
    expect(strategy(question)).toBe('answers');
    expect(strategy('/graphql?query=x&operationName=ShopSettings')).toBe('answers');
    expect(strategy(question, { isPersonal: true })).toBe('network');
    expect(strategy(question, { method: 'POST' })).toBe('network');
    expect(strategy('/graphql?query=x&operationName=CartLines')).toBe('network');
    expect(strategy(`https://elsewhere.example${question}`)).toBe('network');
  });

  it('answers pages with the shop, and keeps out of the checkout', () => {
    expect(strategy('/vitamins.html', { mode: 'navigate' })).toBe('shell');
    expect(strategy('/checkout', { mode: 'navigate' })).toBe('network');
    expect(strategy('/checkout/payment', { mode: 'navigate' })).toBe('network');
    expect(strategy('/checkout/receipt', { mode: 'navigate' })).toBe('shell');
    expect(strategy('/checkout-guide.html', { mode: 'navigate' })).toBe('shell');
    expect(strategy('/video/youtube/embed/x', { mode: 'navigate' })).toBe('network');
  });

  it('keeps out of documents that the backend serves, and of no page that begins like one', () => {
    expect(strategy('/maps/api.js', { mode: 'navigate' })).toBe('network');
    expect(strategy('/graphql', { mode: 'navigate' })).toBe('network');
    expect(strategy('/graphql-guide.html', { mode: 'navigate' })).toBe('shell');
    expect(strategy('/video-guide.html', { mode: 'navigate' })).toBe('shell');
  });

  it.each([
    ['/mugs.php', 'shell'],
    ['/mugs.aspx', 'shell'],
    ['/static-mixer.htm', 'shell'],
    ['/index.php/mugs.html', 'shell'],
    ['/customer/account/', 'shell'],
    ['/robots.txt', 'network'],
    ['/static/main.0123abcd.js', 'network'],
    ['/.well-known/security.txt', 'network'],
    ['/newsletter/subscriber/confirm/id/1/code/x/', 'network'],
    ['/de/customer/account/confirm/?id=1&key=x', 'network'],
    ['/downloadable/download/link/id/MC41/', 'network'],
  ])('opens %s by %s', (path, expected) => {
    expect(strategy(path, { mode: 'navigate' })).toBe(expected);
  });

  it.each(['POST', 'PUT', 'DELETE', 'HEAD'])('keeps out of %s', (method) => {
    expect(strategy('/static/a.js', { method })).toBe('network');
  });
});

describe('picture prefetch', () => {
  it('takes only own pictures, each once, and not too many', () => {
    const many = Array.from({ length: 50 }, (_, index) => `/media/${index}.jpg`);
    expect(
      prefetchable(['/media/a.jpg', '/media/a.jpg', 'https://evil.example/media/b.jpg', '/graphql', '::'], origin),
    ).toEqual([`${origin}/media/a.jpg`]);
    expect(prefetchable(many, origin)).toHaveLength(20);
  });

  it.each([null, 'x', {}, { type: 'CLAIM' }, { type: 'PREFETCH_IMAGES' }, { type: 'PREFETCH_IMAGES', urls: 'a' }])(
    'ignores the message %j',
    (data) => {
      expect(readMessage(data)).toBeUndefined();
    },
  );

  it('reads what is asked of a worker that waits', () => {
    expect(readMessage({ type: 'SKIP_WAITING', more: 1 })).toEqual({ type: 'SKIP_WAITING' });
    expect(readMessage({ type: 'IS_CURRENT', script: '/static/main.js' })).toEqual({
      type: 'IS_CURRENT',
      script: '/static/main.js',
    });
  });

  it('reads answers to keep, without what is none', () => {
    const given = { url: '/graphql?query=x', headers: { Store: 'default' }, answer: { data: {} } };
    const broken = [null, { ...given, url: 1 }, { ...given, headers: { Store: 1 } }, { ...given, answer: 'x' }];
    expect(readMessage({ type: 'KEEP_ANSWERS', answers: [given, ...broken] })).toEqual({
      type: 'KEEP_ANSWERS',
      answers: [given],
    });
  });

  it('reads a message, without what is no address', () => {
    expect(readMessage({ type: 'PREFETCH_IMAGES', urls: ['/media/a.jpg', 3] })).toEqual({
      type: 'PREFETCH_IMAGES',
      urls: ['/media/a.jpg'],
    });
  });
});
