import { act, screen } from '@testing-library/react';
import '@/testing/noLayout';
import { renderUi } from '@/testing/renderUi';
import type * as ContentModule from './Content';
import { Content } from './Content';
import { LazyContent } from './LazyContent';

const mockGone = { isContent: true };
const mockFail = (): never => {
  throw new Error('The chunk is gone.');
};
jest.mock('./Content', () => ({
  get Content() {
    return mockGone.isContent ? mockFail() : jest.requireActual<typeof ContentModule>('./Content').Content;
  },
}));
jest.mock('./page/RestOfBlocks', () => ({
  get RestOfBlocks() {
    return mockFail();
  },
}));
jest.mock('@/kernel/wait', () => ({ wait: () => Promise.resolve() }));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // Offline the page does not reload to get the chunk.
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => jest.restoreAllMocks());

test('the words stay when what shows them does not come, and other content has its own chance', async () => {
  const page = (html: string) => (
    <>
      <h1>Zinc</h1>
      <LazyContent html={html} />
    </>
  );
  // Awaited, because the chunk suspends.
  const view = await act(async () => Promise.resolve(renderUi(page('<p>Take <strong>one tablet</strong> a day.</p>'))));
  expect(screen.getByText('Take one tablet a day.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Zinc' })).toBeVisible();

  mockGone.isContent = false;
  // A failure stands for some seconds.
  const later = Date.now() + 10_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await act(async () => Promise.resolve(view.rerender(page('<p>Two <strong>capsules</strong>.</p>'))));
  expect(await screen.findByText('capsules')).toBeVisible();
});

test('the end of a long page comes at once when what brings it bit by bit does not', async () => {
  mockGone.isContent = false;
  const blocks = Array.from(
    { length: 200 },
    (_, index) => `<div data-content-type="text"><p>Block ${index}.</p></div>`,
  );
  await act(async () => Promise.resolve(renderUi(<Content html={blocks.join('')} />)));
  expect(await screen.findByText('Block 199.')).toBeVisible();
});
