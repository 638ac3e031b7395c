import { screen } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { CmsBlocks } from './CmsBlocks';

test('shows the blocks in their order, without those that are not there', () => {
  renderUi(
    <CmsBlocks
      blocks={[
        { identifier: 'b', content: '<p>First</p>' },
        null,
        { identifier: 'empty', content: '' },
        { identifier: 'a', content: '<p>Second</p>' },
      ]}
    />,
  );
  expect(document.body.textContent).toBe('FirstSecond');
});

test.each([[[]], [[null]], [[{ identifier: 'a', content: null }]]])('says that there is none of %j', (blocks) => {
  renderUi(<CmsBlocks blocks={blocks} />);
  expect(screen.getByText('There are no blocks to display.')).toBeVisible();
});
