import '@/testing/noLayout';
import { main } from '@/testing/productShop';
import { renderShop } from '@/testing/renderShop';
import type * as PurchaseFormModule from './types/PurchaseForm';

const mockGone = { isForm: true };
jest.mock('./types/PurchaseForm', () => ({
  get PurchaseForm() {
    if (mockGone.isForm) throw new Error('The chunk is gone.');
    return jest.requireActual<typeof PurchaseFormModule>('./types/PurchaseForm').PurchaseForm;
  },
}));
jest.mock('@/kernel/wait', () => ({ wait: () => Promise.resolve() }));

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // Offline the page does not reload to get the chunk.
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => jest.restoreAllMocks());

test('the questions of a product that do not come may be asked for again', async () => {
  const { user } = await renderShop({ path: '/training-set.html' });
  expect(await main().findByText('The options of this product could not be loaded.')).toBeVisible();
  mockGone.isForm = false;
  await user.click(main().getByRole('button', { name: 'Try again' }));
  expect(await main().findByRole('radio', { name: /^Pea Protein, Chocolate/ })).toBeVisible();
});
