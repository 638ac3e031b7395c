import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { ShopSettingsDocument } from '@/shell/ShopSettings.graphql.generated';
import { useShopSettings } from '@/shell/useShopSettings';
import { createTestBackend } from '../../../backend/testing/createTestBackend';
import { createServices } from '../services';
import { createShopStore } from '../store';

const Menu = () => (
  <ul>
    {useShopSettings().menu.map(({ uid, name }) => (
      <li key={uid}>{name}</li>
    ))}
  </ul>
);

test('settings that an earlier visit has left keep nobody from asking for the menu', async () => {
  const backend = createTestBackend({ seed: 'full' });
  const services = createServices({ fetch: backend.fetch });
  await services.apollo.query({ query: ShopSettingsDocument });
  // The cache outlives the visit, the store does not.
  const store = createShopStore(services);
  render(
    <Provider store={store}>
      <ApolloProvider client={services.apollo}>
        <MemoryRouter>
          <Menu />
        </MemoryRouter>
      </ApolloProvider>
    </Provider>,
  );
  expect(await screen.findByText('Minerals')).toBeVisible();
  services.apollo.stop();
  backend.close();
});
