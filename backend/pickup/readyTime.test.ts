import { readyTime, type ShopHours } from './readyTime';

const days = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '17:30' }));
const shop: ShopHours = {
  timezone: 'Europe/London',
  weekdays: [...days, { weekday: 6, opens: '10:00', closes: '16:00' }, { weekday: 7, opens: null, closes: null }],
  specialDays: [{ date: '2026-11-25', opens: null, closes: null }],
};

it.each([
  ['before the shop opens', '2026-11-24T07:00:00Z', { date: '2026-11-24', time: '11:00' }],
  ['in the morning, in whole quarters', '2026-11-24T10:03:00Z', { date: '2026-11-24', time: '12:15' }],
  ['too late for the day, past a special day', '2026-11-24T16:00:00Z', { date: '2026-11-26', time: '09:00' }],
  ['in the evening', '2026-11-26T22:00:00Z', { date: '2026-11-27', time: '09:00' }],
  ['on a Saturday after closing time', '2026-11-28T16:30:00Z', { date: '2026-11-30', time: '09:00' }],
  ['in summer, by the clock on the wall', '2026-07-01T09:00:00Z', { date: '2026-07-01', time: '12:00' }],
])('tells when an order is ready that is placed %s', (_, now, expected) => {
  expect(readyTime(shop, Date.parse(now))).toEqual(expected);
});

it('promises nothing of a shop that does not open', () => {
  expect(readyTime({ ...shop, weekdays: [] }, Date.parse('2026-11-24T09:00:00Z'))).toBeNull();
});
