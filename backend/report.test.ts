import { reportToLog } from './report';

let written: string[];

beforeEach(() => {
  written = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
});
afterEach(() => jest.restoreAllMocks());

it('cuts what is too long, and writes so much in a minute and then how much more there was', () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
  reportToLog(new Error('x'.repeat(100_000)));
  expect(written[0]).toHaveLength(4001);
  for (let number = 0; number < 100; number += 1) reportToLog(`trouble ${number}`);
  expect(written).toHaveLength(60);
  clock.mockReturnValue(1_060_000);
  reportToLog('another minute');
  expect(written.slice(60)).toEqual(['41 more errors were not written.\n', 'another minute\n']);
});
