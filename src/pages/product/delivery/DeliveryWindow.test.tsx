import { act, screen } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { noteServerTime } from '@/kernel/scheduling/serverClock';
import { DeliveryWindow } from './DeliveryWindow';

const promise = {
  __typename: 'DeliveryPromise' as const,
  order_by: '14:00',
  min_days: 1,
  max_days: 2,
  closed_days: [],
  price: { __typename: 'Money' as const, value: 2.95, currency: 'GBP' as const },
  free_from: null,
};

afterEach(() => jest.useRealTimers());

test('what is promised is renewed while the page stays open past the hour of dispatch', () => {
  // A Wednesday in winter.
  jest.useFakeTimers({ now: new Date('2026-01-14T13:59:30Z') });
  renderUi(<DeliveryWindow promise={promise} timeZone="Europe/London" />);
  expect(screen.getByText(/Thu,? 15 Jan/)).toBeVisible();
  act(() => jest.advanceTimersByTime(120_000));
  expect(screen.getByText(/Fri,? 16 Jan/)).toBeVisible();
  expect(screen.queryByText(/Thu,? 15 Jan/)).not.toBeInTheDocument();
});

test('days go by the server’s clock where the device’s is years behind, whatever a cache kept', () => {
  jest.useFakeTimers({ now: new Date('2024-12-10T09:00:00Z') });
  noteServerTime(new Headers({ date: 'Wed, 14 Jan 2026 13:00:00 GMT' }));
  noteServerTime(new Headers({ date: 'Mon, 12 Jan 2026 13:00:00 GMT' }));
  noteServerTime(new Headers({ date: 'Fri, 16 Jan 2026 13:00:00 GMT', age: '3' }));
  renderUi(<DeliveryWindow promise={promise} timeZone="Europe/London" />);
  expect(screen.getByText(/Thu,? 15 Jan/)).toBeVisible();
});

test('a time zone that the browser does not know costs the days of arrival, not the page', () => {
  renderUi(<DeliveryWindow promise={promise} timeZone="Atlantis/Capital" />);
  expect(screen.getByText('Standard delivery £2.95.')).toBeVisible();
  expect(screen.queryByText(/arrives/)).not.toBeInTheDocument();
});
