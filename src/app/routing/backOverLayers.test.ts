import { waitFor } from '@testing-library/react';
import { openLayer } from '@/kernel/routing/openLayers';
import { startNavigator } from '@/testing/routing/startNavigator';
import type { RouteOutcome } from './routeOutcome';

const page: RouteOutcome = { kind: 'resolved', page: { type: 'static', path: '/cart' } };
const pages = { '/a': page, '/b': page, '/c': page };

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** Until jsdom has made the steps through the history, one of which may follow another. */
const step = async (delta: number): Promise<void> => {
  window.history.go(delta);
  await wait(60);
};
/** Until the entry of a closed layer is taken back. */
const spare = (): Promise<void> => wait(500);
const here = (): string => window.location.pathname;

/** A shopper who came to /b by /a; what is shown and waited for from there on. */
const arrive = async () => {
  const { go, navigator, shown, pending } = startNavigator(pages);
  void navigator.start();
  await go('/a');
  await go('/b');
  shown.splice(0);
  pending.splice(0);
  return { go, navigator, shown, pending };
};

/** A layer that closes when it is told to. */
const open = () => {
  const layer = { closed: 0, end: () => undefined as void };
  layer.end = openLayer(() => {
    layer.closed += 1;
    layer.end();
  });
  return layer;
};

describe('Back over a layer', () => {
  it('closes it and nothing else; forward does no harm, and the next Back leaves the page', async () => {
    const { shown, pending } = await arrive();
    const layer = open();
    await step(-1);
    expect([layer.closed, here(), shown, pending]).toEqual([1, '/b', [], []]);
    await step(1);
    expect([layer.closed, here(), shown]).toEqual([1, '/b', []]);
    await step(-1);
    await waitFor(() => expect(here()).toBe('/a'));
  });

  it('closes the upper one of two first', async () => {
    await arrive();
    const lower = open();
    const upper = open();
    await step(-1);
    expect([lower.closed, upper.closed]).toEqual([0, 1]);
    await step(-1);
    expect([lower.closed, upper.closed, here()]).toEqual([1, 1, '/b']);
  });

  it('finds one that may not be closed open, and its entry there', async () => {
    await arrive();
    let asked = 0;
    const end = openLayer(() => void (asked += 1));
    for (let press = 1; press <= 2; press += 1) {
      await step(-1);
      await spare();
      expect([asked, here()]).toEqual([press, '/b']);
    }
    end();
    await spare();
  });
});

describe('a layer that has closed', () => {
  it('takes its entry back without a new page, with what the page has kept meanwhile', async () => {
    const { shown, pending } = await arrive();
    const { end } = open();
    window.history.replaceState({ ...window.history.state, usr: { lastPage: 3 } }, '');
    end();
    await spare();
    expect([here(), shown, pending]).toEqual(['/b', [], []]);
    expect(window.history.state).toMatchObject({ usr: { lastPage: 3 } });
    await step(-1);
    await waitFor(() => expect(here()).toBe('/a'));
  });

  it('takes no step back when another document is on its way', async () => {
    await arrive();
    open().end();
    window.dispatchEvent(new Event('beforeunload'));
    await spare();
    expect(window.history.state).toMatchObject({ layers: 1 });
    // The next layer takes the entry over.
    open().end();
    await spare();
    expect(window.history.state).not.toMatchObject({ layers: 1 });
  });

  it('leaves its entry to the page that it led to, and to the next layer', async () => {
    const { go } = await arrive();
    open().end();
    const { end } = open();
    end();
    await go('/c');
    await spare();
    expect(here()).toBe('/c');
    await step(-1);
    await waitFor(() => expect(here()).toBe('/b'));
    await step(-1);
    await waitFor(() => expect(here()).toBe('/a'));
  });

  it('does not bring back a page that was left while its entry was taken back', async () => {
    const { go } = await arrive();
    open().end();
    // The step back is under way now.
    jest.spyOn(window.history, 'go').mockImplementationOnce(() => undefined);
    await wait(420);
    await go('/c');
    await step(-1);
    expect(here()).toBe('/c');
    jest.restoreAllMocks();
  });

  it('by a reload is passed over by Back', async () => {
    const { navigator } = await arrive();
    window.history.pushState({ ...window.history.state, layers: 1 }, '');
    navigator.stop();
    void startNavigator(pages).navigator.start();
    await step(-1);
    await waitFor(() => expect(here()).toBe('/a'));
  });
});
