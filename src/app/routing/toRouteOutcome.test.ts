import fc from 'fast-check';
import { anyPath, foreignPaths } from '@/testing/foreignPaths';
import type { ResolveUrlQuery } from './ResolveURL.graphql.generated';
import { toRouteOutcome } from './toRouteOutcome';

const policy = { origin: 'https://shop.example', hosts: ['help.example'] };
const question = { pathname: '/old.html', search: '?utm=1&page=2', hash: '#facts' };

const redirect = (relativeUrl: string, code = 301): ResolveUrlQuery => ({
  route: {
    __typename: 'CmsPage',
    relative_url: relativeUrl,
    redirect_code: code,
    type: 'CMS_PAGE',
    identifier: null,
    title: null,
    content_heading: null,
    content: null,
    page_layout: null,
    meta_title: null,
    meta_description: null,
    meta_keywords: null,
    meta_robots: null,
  },
});

describe('route outcome', () => {
  it.each([301, 302])('F-53: follows a %i to a relative path, keeping query and hash', (code) => {
    expect(toRouteOutcome(redirect('new.html?page=1', code), question, policy)).toEqual({
      kind: 'redirect',
      to: '/new.html?page=1&utm=1#facts',
      isExternal: false,
      code,
    });
  });

  it.each(['https://shop.example/a', 'http://shop.example/a', 'https://help.example/a'])(
    'leaves the app for %s',
    (url) => {
      expect(toRouteOutcome(redirect(url), { ...question, search: '', hash: '' }, policy)).toEqual({
        kind: 'redirect',
        to: url,
        isExternal: true,
        code: 301,
      });
    },
  );

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'JAVASCRIPT:alert(1)',
    ' https://evil.example',
    'http://help.example.evil.example/',
    ...foreignPaths,
  ])('F-53: does not follow %s to another host, and tells the merchant', (url) => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    const outcome = toRouteOutcome(redirect(url), question, policy);
    const isRefused = outcome.kind === 'error';
    const told = isRefused ? [[expect.stringMatching(/SHOP_REDIRECT_HOSTS/)]] : [];
    expect(log.mock.calls).toEqual(told);
    expect(!isRefused || String(log.mock.calls[0]).includes(url)).toBe(true);
    log.mockRestore();
    if (outcome.kind === 'redirect') expect(new URL(outcome.to, policy.origin).origin).toBe(policy.origin);
    else expect(outcome.kind).toBe('error');
  });

  it('A-05: stays on trusted hosts whatever the backend says', () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `//${text}`),
          anyPath,
        ),
        (url) => {
          const outcome = toRouteOutcome(redirect(url), question, policy);
          if (outcome.kind !== 'redirect') return;
          expect(['shop.example', 'help.example']).toContain(new URL(outcome.to, policy.origin).host);
        },
      ),
    );
    log.mockRestore();
  });

  it('finds nothing where type or identifier is missing', () => {
    expect(toRouteOutcome({ route: null }, question, policy)).toEqual({ kind: 'notFound' });
    expect(toRouteOutcome(redirect('x', 0), question, policy)).toEqual({ kind: 'notFound' });
  });

  it.each(['SEARCH', 'search', 'Search'])('shows the search page for the type %s', (type) => {
    const answer: unknown = JSON.parse(
      JSON.stringify({ route: { __typename: 'RoutableUrl', relative_url: 'find', redirect_code: 0, type } }),
    );
    const isAnswer = (value: unknown): value is ResolveUrlQuery => typeof value === 'object';
    expect(isAnswer(answer) && toRouteOutcome(answer, { ...question, pathname: '/find' }, policy)).toEqual({
      kind: 'resolved',
      page: { type: 'static', path: '/search.html' },
    });
  });

  it.each([
    ['mugs/', '/mugs'],
    ['mugs', '/mugs/'],
    ['mugs.html/', '/mugs.html'],
    ['/mugs.php', '/mugs.php'],
    ['index.php/mugs.html', '/mugs.html'],
    ['https://shop.example/mugs/', '/mugs'],
    ['http://shop.example/mugs/', '/mugs'],
    ['tête/', '/t%C3%AAte'],
    ['100%/', '/100%'],
    ['mugs/?utm=1', '/mugs'],
  ])('takes a redirect to %s at %s, where one is, for the page itself', (target, pathname) => {
    const data = redirect(target);
    if (data.route?.__typename === 'CmsPage') data.route.identifier = 'mugs';
    const outcome = toRouteOutcome(data, { ...question, pathname }, policy);
    expect(outcome).toMatchObject({ kind: 'resolved', page: { type: 'cms' } });
  });

  it.each([
    ['mugs.html', '/Mugs.html'],
    ['mugs.html', '/mugs'],
    ['https://help.example/mugs', '/mugs'],
    ['mugs/?c=1', '/mugs'],
    ['', '/mugs'],
  ])('follows one to %s at %s', (target, pathname) => {
    expect(toRouteOutcome(redirect(target), { ...question, pathname }, policy)).toMatchObject({ kind: 'redirect' });
  });

  it('leads on from Magento’s own address of an entity, but not for ever', () => {
    const at = { ...question, pathname: '/catalog/product/view/id/7' };
    expect(toRouteOutcome(redirect('zinc.html', 0), at, policy)).toMatchObject({ kind: 'redirect', code: 301 });
    expect(toRouteOutcome(redirect('catalog/product/view/id/7', 0), at, policy)).toEqual({ kind: 'notFound' });
  });

  it('takes the content page at / for the home page', () => {
    const data = redirect('home', 0);
    if (data.route?.__typename === 'CmsPage') data.route.identifier = 'home';
    expect(toRouteOutcome(data, { pathname: '/', search: '', hash: '' }, policy)).toMatchObject({
      kind: 'resolved',
      page: { type: 'home' },
    });
    expect(toRouteOutcome(data, question, policy)).toMatchObject({ kind: 'resolved', page: { type: 'cms' } });
  });
});
