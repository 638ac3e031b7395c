import { screen, within } from '@testing-library/react';
import '@/testing/noLayout';
import { renderShop } from '@/testing/renderShop';
import { shopData } from '../../../backend/testing/arrange/shopData';
import { insertProduct, insertStore } from '../../../backend/testing/fixtures';
import { ReviewQuotes } from './ReviewQuotes';

test('praise by buyers is quoted with the product that it is of', async () => {
  await renderShop({
    render: () => (
      <main>
        <ReviewQuotes />
      </main>
    ),
    seed: ({ db }) => {
      insertStore(db);
      insertProduct(db, { id: 1, sku: 'ZINC', name: 'Zinc', url_key: 'zinc' });
      const quoted = 'Small tablets, and a label that I can read without glasses.';
      const review = { summary: 'Good', text: quoted, rating: 5, is_verified: 1, created_at: '2026-10-01 12:00:00' };
      shopData(db).review(1, { ...review, nickname: 'Una' });
      shopData(db).review(1, { ...review, nickname: 'No buyer', is_verified: 0, created_at: '2026-10-02 12:00:00' });
      shopData(db).review(1, { ...review, nickname: 'Four stars', rating: 4, created_at: '2026-10-03 12:00:00' });
    },
  });
  const quotes = within(await screen.findByRole('list', { name: 'What buyers say' }));
  expect(quotes.getAllByRole('listitem')).toHaveLength(1);
  expect(quotes.getByText('Una').parentElement).toHaveTextContent('Una, verified buyer');
  expect(quotes.getByRole('link', { name: 'Zinc' })).toHaveAttribute('href', '/zinc.html');
});
