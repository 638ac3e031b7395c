import { screen, waitFor, within } from '@testing-library/react';
import '@/testing/noLayout';
import { noteOperations } from '@/testing/routing/askedOperations';
import { renderShop } from '@/testing/renderShop';
import { playStockBuild } from '@/testing/stock/stockShop';
import { main, setWide } from './testing/filteredList';

playStockBuild();

beforeEach(() => {
  setWide(true);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const open = async (path: string, change: { mode?: string | null; block?: string | null; children?: boolean } = {}) => {
  let asked: string[] = [];
  await renderShop({
    path,
    profile: 'stock',
    arrange: (backend) => {
      const { mode, block } = change;
      if (mode !== undefined) backend.data.displayCategory('studio', mode);
      if (block !== undefined) backend.data.blockOfCategory('studio', block);
      if (change.children) backend.data.moveCategory('mugs', 'studio');
      asked = noteOperations(backend);
    },
  });
  return asked;
};

const lists = () => main().queryAllByRole('list', { name: /^Products/ });

const hasNoList = (): void => {
  expect(lists()).toHaveLength(0);
  expect(screen.queryByRole('complementary', { name: 'Filters' })).not.toBeInTheDocument();
  expect(main().queryByRole('button', { name: /^Sort|Filter/ })).not.toBeInTheDocument();
  expect(main().queryByText(/\d+ products?/)).not.toBeInTheDocument();
  expect(main().queryByText('Nothing here yet')).not.toBeInTheDocument();
};

test('a landing page has its block in the place of products, filters, sorting and count', async () => {
  const asked = await open('/studio.html');
  expect(main().getByRole('heading', { level: 1, name: 'Our studio' })).toBeVisible();
  expect(await main().findByRole('heading', { name: 'Come and see us throw' })).toBeVisible();
  hasNoList();
  expect(asked).not.toContain('ProductFacets');
});

test('one whose block is not told has its words and its sub-categories', async () => {
  await open('/studio.html', { block: null, mode: 'PAGE', children: true });
  expect(main().getByText('Where everything here is made.')).toBeVisible();
  const sub = within(main().getByRole('navigation', { name: /Our studio/ }));
  expect(sub.getByRole('link', { name: /Mugs/ })).toBeVisible();
  hasNoList();
});

test('a category with both has the block before its products', async () => {
  await open('/vases.html');
  const words = await main().findByText(/Every vase is glazed inside/);
  const [list] = lists();
  expect(list).toBeDefined();
  expect(list && words.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each(['PRODUCTS', null])('a block that was left behind by another mode is not shown: %s', async (mode) => {
  await open('/studio.html', { mode, block: mode === null ? null : 'studio' });
  await waitFor(() => expect(main().getByText('Nothing here yet')).toBeVisible());
  expect(main().queryByRole('heading', { name: 'Come and see us throw' })).not.toBeInTheDocument();
});
