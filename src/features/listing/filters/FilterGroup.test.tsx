import { fireEvent, screen } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { FilterGroup } from './FilterGroup';

test('a folded group opens for what the browser’s search finds in it', async () => {
  const { user } = renderUi(<FilterGroup label="Format">Capsules</FilterGroup>);
  const toggle = screen.getByRole('button', { name: 'Format' });
  const options = screen.getByRole('group', { name: 'Format' });
  await user.click(toggle);
  expect(options).not.toBeVisible();
  expect(options).toHaveAttribute('hidden', 'until-found');
  fireEvent(options, new Event('beforematch', { bubbles: true }));
  expect(options).toBeVisible();
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
});
