import { startNavigator as start } from '@/testing/routing/startNavigator';
import type { ShownRoute } from './shownRoute';
import type { RouteOutcome } from './routeOutcome';

const page: RouteOutcome = { kind: 'resolved', page: { type: 'static', path: '/cart' } };
const to = (path: string): RouteOutcome => ({ kind: 'redirect', to: path, isExternal: false, code: 301 });

const pathOf = (route: ShownRoute | undefined): string | undefined => route?.location.pathname;

/** '/0' leads over `length` redirects to a page. */
const chain = (length: number): Record<string, RouteOutcome> => ({
  ...Object.fromEntries(Array.from({ length }, (_, step) => [`/${step}`, to(`/${step + 1}`)])),
  [`/${length}`]: page,
});

describe('the way from page to page', () => {
  it('F-52: follows five redirects in a row, and takes more for a fault', async () => {
    const five = start(chain(5));
    await five.go('/0');
    await five.settle();
    expect(five.shown.map(({ outcome, location }) => [outcome.kind, location.pathname])).toEqual([['resolved', '/5']]);
    const six = start(chain(6));
    await six.go('/0');
    await six.settle();
    expect(six.shown.map(({ outcome }) => outcome.kind)).toEqual(['error']);
    expect(six.pending.at(-1)).toBeNull();
  });

  it('F-52: ends a loop in the error view, and goes on from there', async () => {
    const { go, settle, shown, pending } = start({ '/a': to('/b'), '/b': to('/a'), '/c': to('/d'), '/d': page });
    await go('/a');
    await settle();
    expect(shown.at(-1)?.outcome.kind).toBe('error');
    await go('/c');
    await settle();
    expect(shown.at(-1)?.outcome.kind).toBe('resolved');
    expect(pending.at(-1)).toBeNull();
  });

  it('does not count a chain that the shopper left', async () => {
    const outcomes = { '/a': to('/b'), '/b': to('/c'), '/c': to('/d'), '/d': page, ...chain(5) };
    const { go, settle, release, shown } = start(outcomes, ['/d']);
    void go('/a');
    await release('/a');
    await go('/0');
    await settle();
    await release('/d');
    expect(shown.map(pathOf)).toEqual(['/5']);
    expect(shown[0]?.outcome.kind).toBe('resolved');
  });

  it('F-29: ends where the shopper last wanted to go, in whatever order the answers come', async () => {
    const { go, release, shown, pending } = start({ '/a': page, '/b': page, '/c': page }, ['/a', '/b', '/c']);
    void go('/a');
    void go('/b');
    void go('/c');
    await release('/b');
    expect(shown).toEqual([]);
    await release('/c');
    await release('/a');
    expect(shown.map(pathOf)).toEqual(['/c']);
    expect(pending).toEqual(['/a', '/b', '/c', null]);
  });

  it('stays where it is known already, without a wait', async () => {
    const { navigator, go, shown, pending, known } = start({ '/a': page });
    known.add('/a');
    window.history.replaceState(null, '', '/a');
    void navigator.start();
    expect(shown.map(pathOf)).toEqual(['/a']);
    expect(pending).toEqual([null]);
    await go('/a#facts');
    expect(shown.map(({ location }) => location.hash)).toEqual(['', '#facts']);
  });

  it('never waits for ever: what fails is shown as a failure', async () => {
    const { go, shown, pending } = start({});
    await go('/gone');
    expect(shown[0]?.outcome.kind).toBe('error');
    expect(pending).toEqual(['/gone', null]);
  });

  it('leaves the app for another host, still loading', async () => {
    const { go, settle, left, shown, pending } = start({
      '/out': { kind: 'redirect', to: 'https://help.example/', isExternal: true, code: 302 },
    });
    await go('/out');
    await settle();
    expect(left).toEqual(['https://help.example/']);
    expect(shown).toEqual([]);
    expect(pending).toEqual(['/out']);
  });

  it('tells a prerenderer of the way to another host instead of going there', async () => {
    const agent = jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('HeadlessChrome Prerender');
    const { go, left } = start({
      '/out': { kind: 'redirect', to: 'https://help.example/', isExternal: true, code: 302 },
    });
    await go('/out');
    expect(left).toEqual([]);
    expect(document.head.querySelector('meta[name="prerender-status-code"]')).toHaveAttribute('content', '302');
    expect(document.head.querySelector('meta[name="prerender-header"]')).toHaveAttribute(
      'content',
      'Location: https://help.example/',
    );
    agent.mockRestore();
  });

  it('enters and leaves the checkout by a full load', async () => {
    const { go, left, shown } = start({ '/cart': page, '/checkout': page, '/checkout/receipt': page });
    await go('/cart');
    await go('/checkout');
    expect(left).toEqual(['reload']);
    await go('/checkout/receipt');
    expect(shown.map(pathOf)).toEqual(['/cart', '/checkout/receipt']);
  });

  it('never leads to another host, whatever it is told', async () => {
    const { go } = start({ '/evil.example/': page });
    await go('//evil.example/');
    expect(window.location.href).toBe('http://localhost/evil.example/');
  });
});
