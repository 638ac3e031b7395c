import { act, screen, waitFor } from '@testing-library/react';
import '@/testing/noLayout';
import { listedNames, option, setWide, sidebar } from './testing/filteredList';
import { renderShop } from '@/testing/renderShop';
import { insertAttribute, insertCategory, insertProduct, insertStore } from '../../../backend/testing/fixtures';
import { shopData } from '../../../backend/testing/arrange/shopData';

beforeEach(() => {
  setWide(true);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('the filters of one category are never shown beside another, also where its own do not come', async () => {
  const shop = await renderShop({
    path: '/minerals.html',
    seed: ({ db }) => {
      insertStore(db);
      const { attributeId, optionIds } = insertAttribute(db, { code: 'form', label: 'Format', is_filterable: 1 }, [
        'Capsules',
        'Drops',
        'Tablets',
      ]);
      for (const [position, name] of ['Minerals', 'Vitamins'].entries()) {
        const category = insertCategory(db, { name, url_key: name.toLowerCase() });
        for (const number of [1, 2]) {
          const fixture = { name: `${name} ${number}`, url_key: `${name.toLowerCase()}-${number}` };
          const id = insertProduct(db, fixture, [category]);
          shopData(db).attribute(id, attributeId, optionIds[number === 1 ? position : 2] ?? 0);
        }
      }
    },
  });
  expect(await option(/^Capsules 1 product/)).toBeEnabled();
  shop.backend.faults.set([
    { target: { operation: 'ProductFacets' }, fault: { kind: 'status', status: 503, moment: 'before' } },
  ]);
  act(() => shop.navigator.push('/vitamins.html'));
  await waitFor(() => expect(listedNames()).toEqual(['Vitamins 1', 'Vitamins 2']));
  expect(sidebar().queryByRole('checkbox', { name: /^Capsules/ })).not.toBeInTheDocument();
  const retry = await sidebar().findByRole('button', {}, { timeout: 10_000 });
  shop.backend.faults.set([]);
  await shop.user.click(retry);
  expect(await option(/^Drops 1 product/)).toBeEnabled();
  expect(screen.queryByRole('checkbox', { name: /^Capsules/ })).not.toBeInTheDocument();
});
