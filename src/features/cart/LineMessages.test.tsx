import { screen } from '@testing-library/react';
import { zincLine } from '@/testing/cartLine';
import { renderUi } from '@/testing/renderUi';
import { LineMessages } from './LineMessages';

const line = (isAvailable: boolean | null) => zincLine({ is_available: isAvailable });

test('a line is called out of stock only where the backend says so', () => {
  const { unmount } = renderUi(<LineMessages line={line(false)} />);
  expect(screen.getByText('This product is out of stock.')).toBeVisible();
  unmount();
  renderUi(<LineMessages line={line(null)} />);
  expect(screen.queryByText('This product is out of stock.')).not.toBeInTheDocument();
});
