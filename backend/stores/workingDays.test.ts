import fc from 'fast-check';
import { arrivalDays, dayAfter } from './workingDays';

const rules = { orderBy: '15:00', minDays: 2, maxDays: 3, closedDays: ['2026-12-25', '2026-12-28'] };
const read = (now: string, changes: Partial<typeof rules> = {}, timeZone = 'Europe/London'): string => {
  const { from, to } = arrivalDays({ ...rules, ...changes }, Date.parse(now), timeZone);
  return `${from} to ${to}`;
};

describe('the days of arrival', () => {
  it.each([
    ['a Monday in time', '2026-11-16T15:00:30Z', '2026-11-18 to 2026-11-19'],
    ['a Monday too late', '2026-11-16T15:01:00Z', '2026-11-19 to 2026-11-20'],
    ['a Friday, over the weekend', '2026-11-20T09:00:00Z', '2026-11-24 to 2026-11-25'],
    ['a Sunday', '2026-11-22T09:00:00Z', '2026-11-25 to 2026-11-26'],
    ['the day before the holidays', '2026-12-24T10:00:00Z', '2026-12-30 to 2026-12-31'],
    ['a holiday', '2026-12-25T10:00:00Z', '2026-12-31 to 2027-01-01'],
    ['a summer day, by the clock on the wall', '2026-07-06T14:30:00Z', '2026-07-09 to 2026-07-10'],
  ])('of an order on %s', (_, now, expected) => {
    expect(read(now)).toBe(expected);
  });

  it('are one day where the method is as quick as that', () => {
    expect(read('2026-11-16T10:00:00Z', { minDays: 1, maxDays: 1 })).toBe('2026-11-17 to 2026-11-17');
  });

  it('are those of the shop, wherever its server is', () => {
    // Late on Sunday in London, Monday morning in Sydney.
    expect(read('2026-11-15T23:30:00Z')).toBe('2026-11-18 to 2026-11-19');
    expect(read('2026-11-15T23:30:00Z', { minDays: 1 }, 'Australia/Sydney')).toBe('2026-11-17 to 2026-11-19');
  });

  it('are working days after today, in order, whatever the rules', () => {
    const day = fc.integer({ min: 0, max: 10 });
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
        day,
        day,
        (now, minDays, maxDays) => {
          const { from, to } = arrivalDays({ ...rules, minDays, maxDays }, now.getTime(), 'Europe/London');
          expect(from <= to).toBe(true);
          expect(from >= dayAfter(now.getTime(), 0, 'Europe/London')).toBe(true);
          for (const iso of [from, to]) {
            expect([0, 6]).not.toContain(new Date(`${iso}T00:00:00Z`).getUTCDay());
            expect(rules.closedDays).not.toContain(iso);
          }
        },
      ),
    );
  });
});

test('a day so many days later is counted on the clock of the shop, over the change to summer time', () => {
  expect(dayAfter(Date.parse('2026-03-28T23:30:00Z'), 1, 'Europe/London')).toBe('2026-03-29');
  expect(dayAfter(Date.parse('2026-06-30T23:30:00Z'), 0, 'Europe/London')).toBe('2026-07-01');
});
