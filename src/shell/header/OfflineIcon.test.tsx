import { act, screen } from '@testing-library/react';
import { renderShell } from '@/testing/renderShell';
import { wentOffline, wentOnline } from '../appSlice';
import { OfflineIcon } from './OfflineIcon';

it('shows while the line is down, and only then', () => {
  const { store } = renderShell(<OfflineIcon />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  act(() => void store.dispatch(wentOffline()));
  expect(screen.getByRole('img', { name: 'You are offline.' })).toBeInTheDocument();
  act(() => void store.dispatch(wentOnline()));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
