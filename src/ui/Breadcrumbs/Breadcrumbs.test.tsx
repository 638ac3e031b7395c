import { screen } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { Breadcrumbs } from './Breadcrumbs';

it('links to where the page stands and marks the page itself', () => {
  renderUi(
    <Breadcrumbs
      items={[
        { label: 'Minerals', to: '/minerals.html' },
        { label: 'Iron', to: '/minerals/iron.html' },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Minerals' })).toHaveAttribute('href', '/minerals.html');
  expect(screen.queryByRole('link', { name: 'Iron' })).not.toBeInTheDocument();
  expect(screen.getByText('Iron')).toHaveAttribute('aria-current', 'page');
});
