import { screen } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import type { CartLine } from './cartContents';
import { LineMessages } from './LineMessages';

const line = (isAvailable: boolean | null): CartLine => ({
  __typename: 'SimpleCartItem',
  uid: 'line',
  quantity: 1,
  is_available: isAvailable,
  is_free_gift: null,
  subscription: null,
  previous_price: null,
  customizable_options: [],
  errors: null,
  prices: null,
  product: {
    uid: 'zinc',
    sku: 'ZINC',
    name: 'Zinc',
    url_key: null,
    url_suffix: null,
    pack_summary: null,
    small_image: null,
    subscription_plans: null,
  },
});

test('a line is called out of stock only where the backend says so', () => {
  const { unmount } = renderUi(<LineMessages line={line(false)} />);
  expect(screen.getByText('This product is out of stock.')).toBeVisible();
  unmount();
  renderUi(<LineMessages line={line(null)} />);
  expect(screen.queryByText('This product is out of stock.')).not.toBeInTheDocument();
});
