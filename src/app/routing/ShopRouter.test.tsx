import { render, screen } from '@testing-library/react';
import { NavigationType } from 'react-router-dom';
import type { ShopNavigator } from './navigator';
import type { ShownRoute } from './shownRoute';
import { ShopRouter, useShownRoute } from './ShopRouter';

const routeAt = (path: '/cart' | '/compare'): ShownRoute => ({
  location: { pathname: path, search: '', hash: '', state: null, key: 'a' },
  action: NavigationType.Pop,
  outcome: { kind: 'resolved', page: { type: 'static', path } },
});

const Shown = () => <p>{useShownRoute().location.pathname}</p>;

test('what the navigator shows while the first render is under way is not missed', async () => {
  const navigator: Partial<ShopNavigator> = {
    shown: jest.fn(() => routeAt('/compare')).mockReturnValueOnce(routeAt('/cart')),
    // Too late for what came before.
    subscribe: () => () => undefined,
    createHref: String,
  };
  render(
    <ShopRouter navigator={navigator as ShopNavigator} prefetch={() => undefined}>
      <Shown />
    </ShopRouter>,
  );
  expect(screen.getByText('/cart')).toBeInTheDocument();
  expect(await screen.findByText('/compare')).toBeInTheDocument();
});
