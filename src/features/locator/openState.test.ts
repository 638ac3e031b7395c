import fc from 'fast-check';
import { wallClock } from '@/kernel/i18n/wallClock';
import { openState, type Schedule } from './openState';

const week = (open: string | null, close: string | null, sunday: [string | null, string | null] = [null, null]) =>
  [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    __typename: 'PointOfSaleHours' as const,
    day,
    open: day === 7 ? sunday[0] : open,
    close: day === 7 ? sunday[1] : close,
  }));
const special = (date: string, open: string | null, close: string | null) => ({
  __typename: 'PointOfSaleSpecialHours' as const,
  title: '',
  date,
  dayLabel: '',
  open,
  close,
});
const shop = (changes: Partial<Schedule> = {}): Schedule => ({
  timezone: 'Europe/London',
  opening_hours: week('09:00', '18:00'),
  special_hours: [],
  ...changes,
});
const at = (moment: string, changes?: Partial<Schedule>) => openState(shop(changes), Date.parse(moment));

test.each([
  ['before it opens', '2026-11-23T08:59:00Z', { kind: 'opens', at: '09:00', date: '2026-11-23', daysAhead: 0 }],
  ['from the minute that it opens', '2026-11-23T09:00:00Z', { kind: 'open', until: '18:00' }],
  [
    'until the minute that it closes',
    '2026-11-23T18:00:00Z',
    { kind: 'opens', at: '09:00', date: '2026-11-24', daysAhead: 1 },
  ],
  ['over a closed Sunday', '2026-11-21T20:00:00Z', { kind: 'opens', at: '09:00', date: '2026-11-23', daysAhead: 2 }],
  // Clocks go forward on 29 March and back on 25 October.
  ['in summer, by the clock on the wall', '2026-07-06T08:00:00Z', { kind: 'open', until: '18:00' }],
  ['the Monday after the clocks went forward', '2026-03-30T08:30:00Z', { kind: 'open', until: '18:00' }],
  ['the Saturday before', '2026-03-28T08:30:00Z', { kind: 'opens', at: '09:00', date: '2026-03-28', daysAhead: 0 }],
  [
    'the Monday after the clocks went back',
    '2026-10-26T08:30:00Z',
    { kind: 'opens', at: '09:00', date: '2026-10-26', daysAhead: 0 },
  ],
])('%s', (_name, moment, state) => {
  expect(at(moment)).toEqual(state);
});

test('F-57: special days replace those of the week, and closed ones are passed over', () => {
  const special_hours = [
    special('2026-12-24', '09:00', '15:00'),
    special('2026-12-25', null, null),
    special('2026-12-26', null, null),
  ];
  expect(at('2026-12-24T14:59:00Z', { special_hours })).toEqual({ kind: 'open', until: '15:00' });
  expect(at('2026-12-24T15:00:00Z', { special_hours })).toEqual({
    kind: 'opens',
    at: '09:00',
    date: '2026-12-28',
    daysAhead: 4,
  });
  expect(at('2026-12-25T12:00:00Z', { special_hours })).toMatchObject({ kind: 'opens', daysAhead: 3 });
});

test('F-57: hours over midnight belong to the day on which they begin', () => {
  const opening_hours = week('18:00', '02:00');
  expect(at('2026-11-24T01:59:00Z', { opening_hours })).toEqual({ kind: 'open', until: '02:00' });
  expect(at('2026-11-24T02:00:00Z', { opening_hours })).toMatchObject({ kind: 'opens', daysAhead: 0 });
  expect(at('2026-11-23T23:00:00Z', { opening_hours })).toEqual({ kind: 'open', until: '02:00' });
  // Nothing began on Sunday.
  expect(at('2026-11-23T01:00:00Z', { opening_hours })).toMatchObject({ kind: 'opens', daysAhead: 0 });
});

test('F-57: the zone is that of the shop', () => {
  expect(at('2026-11-23T00:30:00Z', { timezone: 'Australia/Sydney' })).toEqual({ kind: 'open', until: '18:00' });
  expect(at('2026-11-23T12:00:00Z', { timezone: 'Mars/Olympus' })).toBeUndefined();
});

test('a shop that never opens is closed, and broken times are no opening', () => {
  expect(at('2026-11-23T12:00:00Z', { opening_hours: [] })).toEqual({ kind: 'closed' });
  expect(at('2026-11-23T12:00:00Z', { opening_hours: week('soon', '18:00') })).toEqual({ kind: 'closed' });
  expect(at('2026-11-23T12:00:00Z', { opening_hours: week('9:00', '18:00:00') })).toEqual({
    kind: 'open',
    until: '18:00',
  });
});

test('F-57: what opens later is not open before it, on any day of two years', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
      (moment) => {
        const state = openState(shop(), moment.getTime());
        const time = wallClock(moment.getTime(), 'Europe/London')?.time ?? '';
        expect(state?.kind === 'open').toBe(
          time >= '09:00' &&
            time < '18:00' &&
            new Intl.DateTimeFormat('en', { timeZone: 'Europe/London', weekday: 'long' }).format(moment) !== 'Sunday',
        );
      },
    ),
  );
});
