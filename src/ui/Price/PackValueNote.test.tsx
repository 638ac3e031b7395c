import { screen } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { areSizes, PackValueNote } from './PackValueNote';

const pack = (days: number, saving: number | null = null) => ({
  days,
  price_per_day: { value: 0.45, currency: 'GBP' },
  saving_percent: saving,
});

it('says how long a pack lasts, what that makes a day and what it saves', () => {
  renderUi(<PackValueNote value={pack(60, 9)} />);
  expect(screen.getByText('60 days, £0.45 a day')).toBeVisible();
  expect(screen.getByText('Save 9%')).toBeVisible();
});

it('says nothing of a saving that there is not', () => {
  renderUi(<PackValueNote value={pack(1)} />);
  expect(screen.getByText('1 day, £0.45 a day')).toBeVisible();
  expect(screen.queryByText(/Save/)).not.toBeInTheDocument();
});

it('knows sizes by how long they last', () => {
  expect(areSizes([pack(30), pack(60)])).toBe(true);
  expect(areSizes([pack(30), pack(30)])).toBe(false);
  expect(areSizes([pack(30), null])).toBe(false);
});
