import { setTimeout as wait } from 'node:timers/promises';

import { startRepeating } from './startRepeating';

let stop = (): void => undefined;
afterEach(() => stop());

test('the first run is over when it returns, where the work does not wait', () => {
  const work = jest.fn();
  stop = startRepeating(60_000, work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a run that fails is logged once, and the next one comes', async () => {
  const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  let runs = 0;
  stop = startRepeating(1, () => {
    runs += 1;
    if (runs === 1) throw new Error('The database is locked.');
  });
  while (runs < 3) await wait(1);
  expect(log.mock.calls.map(([text]) => String(text).split('\n')[0])).toEqual(['Error: The database is locked.']);
});

test('runs do not overtake each other, and none begins after the end', async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  stop = startRepeating(1, async (signal) => {
    runs += 1;
    running += 1;
    most = Math.max(most, running);
    await wait(5);
    running -= 1;
    expect(signal.aborted).toBe(false);
  });
  while (runs < 3) await wait(1);
  while (running > 0) await wait(1);
  stop();
  const before = runs;
  await wait(20);
  expect({ most, runs }).toEqual({ most: 1, runs: before });
});

test('work that goes on after a wait is told of the end', async () => {
  const seen: boolean[] = [];
  stop = startRepeating(60_000, async (signal) => {
    await wait(1);
    seen.push(signal.aborted);
  });
  stop();
  while (seen.length === 0) await wait(1);
  expect(seen).toEqual([true]);
});
