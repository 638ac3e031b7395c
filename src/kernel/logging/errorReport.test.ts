import { createErrorReporter, type ErrorReport, sendReportsTo, withoutPersonal } from './errorReport';
import { log, reportErrorsTo } from './log';

let silent: jest.SpyInstance;
beforeEach(() => {
  silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  reportErrorsTo(undefined);
  silent.mockRestore();
});

test('a logged error is sent with release and route, and stays in the console', () => {
  const script = document.createElement('script');
  script.setAttribute('src', '/static/main.0a1b2c.js');
  document.head.replaceChildren(script);
  window.history.replaceState(null, '', '/gdpr-request/type/delete/code/s3cret?email=a@b.example');
  const sent: ErrorReport[] = [];
  reportErrorsTo(createErrorReporter({ send: (report) => sent.push(report), now: () => 0 }));
  log.error('Unhandled error X1', new TypeError('no price'));
  expect(silent).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([
    expect.objectContaining({
      message: 'Unhandled error X1',
      release: 'main.0a1b2c',
      route: '/gdpr-request/type/delete/code/…',
      time: '1970-01-01T00:00:00.000Z',
    }),
  ]);
  expect(sent[0]?.error).toContain('no price');
});

test('what failed before reports are sent is sent with the first, once', () => {
  for (let index = 0; index < 12; index += 1) log.error(`early ${index}`);
  const told = jest.fn();
  reportErrorsTo(told);
  expect(told.mock.calls.map(([message]: [string]) => message)).toEqual(
    Array.from({ length: 10 }, (_, index) => `early ${index}`),
  );
  reportErrorsTo(told);
  expect(told).toHaveBeenCalledTimes(10);
});

test('each error goes once, and ten of a page', () => {
  const send = jest.fn();
  const report = createErrorReporter({ send, now: () => 0 });
  const again = new Error('again');
  report('A part of the page could not be shown.', [again]);
  report('A part of the page could not be shown.', [again]);
  expect(send).toHaveBeenCalledTimes(1);
  for (let index = 0; index < 30; index += 1) report('m', [`error ${'x'.repeat(index)}`]);
  expect(send).toHaveBeenCalledTimes(10);
});

test.each([
  ['No account for eleanor.marsh@example.co.uk here', 'No account for [e-mail] here'],
  ['GET https://shop.example/a?token=1&email=x failed', 'GET https://shop.example/a?… failed'],
  ['cart 4f0c9a7be2d14c0d8a51 is gone', 'cart [code] is gone'],
  ['call +44 20 7946 0018 now', 'call [number] now'],
  ['x is undefined at main.js:12:34', 'x is undefined at main.js:12:34'],
])('of %p is sent %p', (text, expected) => {
  expect(withoutPersonal(text)).toBe(expected);
});

test('a text without end is cut before it is looked through', () => {
  const startedAt = performance.now();
  expect(withoutPersonal('a'.repeat(200_000))).toHaveLength(2000);
  expect(withoutPersonal('1 '.repeat(100_000)).length).toBeLessThanOrEqual(2000);
  // Uncut it takes a minute and a half.
  expect(performance.now() - startedAt).toBeLessThan(5000);
});

test('a report that does not arrive is lost without a word', async () => {
  const send = jest.fn(() => Promise.reject(new TypeError('offline')));
  sendReportsTo('https://errors.example/', send)({ message: '', error: '', release: '', route: '', time: '' });
  await Promise.resolve();
  expect(send).toHaveBeenCalledWith('https://errors.example/', expect.objectContaining({ credentials: 'omit' }));
});
