import { screen, waitFor } from '@testing-library/react';
import { FormattedMessage } from 'react-intl';
import { PageHead } from '@/kernel/head/PageHead';
import { renderShop } from '@/testing/renderShop';
import { ShopSettingsDocument } from '@/shell/ShopSettings.graphql.generated';
import { insertStore, insertStoreSetting } from '../../backend/testing/fixtures';

test('speaks the language of the store view once the backend has said it', async () => {
  const { services } = await renderShop({
    render: () => <FormattedMessage id="ui.close" />,
    seed: ({ db }) => insertStore(db, { locale: 'de_DE' }),
  });
  expect(screen.getByText('Close')).toBeVisible();
  await services.apollo.query({ query: ShopSettingsDocument });
  expect(await screen.findByText('Schließen')).toBeVisible();
  await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'de-DE'));
});

test('F-55: speaks English where the locale is unknown or its texts do not come, and says so in the log', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { services } = await renderShop({
    render: () => <FormattedMessage id="ui.close" />,
    seed: ({ db }) => insertStore(db, { locale: 'xx_XX' }),
  });
  await services.apollo.query({ query: ShopSettingsDocument });
  await waitFor(() =>
    expect(error).toHaveBeenCalledWith('The messages did not load.', new Error('Unable to locate locale')),
  );
  expect(screen.getByText('Close')).toBeVisible();
  error.mockRestore();
});

test('gives a page’s title the name that the store has at the backend', async () => {
  const { services } = await renderShop({
    render: () => <PageHead title="Vitamins" />,
    seed: ({ db }) => insertStoreSetting(db, 'store_name', 'Halewell Pro', insertStore(db)),
  });
  expect(document.title).toBe('Vitamins | Halewell');
  await services.apollo.query({ query: ShopSettingsDocument });
  await waitFor(() => expect(document.title).toBe('Vitamins | Halewell Pro'));
});
