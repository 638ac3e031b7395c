import { screen, waitFor } from '@testing-library/react';
import { FormattedMessage } from 'react-intl';
import { renderShop } from '@/testing/renderShop';
import { ShopSettingsDocument } from '@/shell/ShopSettings.graphql.generated';
import { insertStore } from '../../backend/testing/fixtures';

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
