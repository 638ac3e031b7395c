import fc from 'fast-check';
import { arrivalOf } from './arrival';

const days = { order_by: '15:00', min_days: 2, max_days: 3, closed_days: ['2026-12-25', '2026-12-28'] };

const read = (now: string, timeZone = 'Europe/London') => {
  const arrival = arrivalOf(days, Date.parse(now), timeZone);
  return arrival && [arrival.leavesToday, arrival.from, arrival.to];
};

describe('the days of arrival', () => {
  it.each([
    ['a Monday in time', '2026-11-16T14:59:00Z', true, '2026-11-18', '2026-11-19'],
    ['a Monday at the very minute', '2026-11-16T15:00:30Z', true, '2026-11-18', '2026-11-19'],
    ['a Monday too late', '2026-11-16T15:01:00Z', false, '2026-11-19', '2026-11-20'],
    ['a Friday in time', '2026-11-20T09:00:00Z', true, '2026-11-24', '2026-11-25'],
    ['a Saturday', '2026-11-21T09:00:00Z', false, '2026-11-25', '2026-11-26'],
    ['the day before Christmas', '2026-12-24T10:00:00Z', true, '2026-12-30', '2026-12-31'],
    ['summer time', '2026-07-06T14:30:00Z', false, '2026-07-09', '2026-07-10'],
  ])('of an order on %s', (_, now, ...expected) => {
    expect(read(now)).toEqual(expected);
  });

  it('are those of the shop, wherever the shopper is', () => {
    // Late on Sunday in London, Monday morning in Sydney.
    expect(read('2026-11-15T23:30:00Z')).toEqual([false, '2026-11-18', '2026-11-19']);
    expect(read('2026-11-15T23:30:00Z', 'Australia/Sydney')).toEqual([true, '2026-11-18', '2026-11-19']);
  });

  it('are not told for a zone that the browser does not know', () => {
    expect(read('2026-11-15T23:30:00Z', 'Atlantis/Capital')).toBeUndefined();
  });

  it('are working days, in order, whichever of the two counts of days is the greater', () => {
    const count = fc.integer({ min: 0, max: 9 });
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, count, count, (now, min, max) => {
        const arrival = arrivalOf({ ...days, min_days: min, max_days: max }, now.getTime(), 'Europe/London');
        const from = Date.parse(arrival?.from ?? '');
        const to = Date.parse(arrival?.to ?? '');
        expect(to).toBeGreaterThanOrEqual(from);
        expect(to > from).toBe(max > min);
        expect(from).toBeGreaterThan(now.getTime() - 86_400_000);
        expect([0, 6]).not.toContain(new Date(from).getUTCDay());
        expect([0, 6]).not.toContain(new Date(to).getUTCDay());
      }),
    );
  });
});
