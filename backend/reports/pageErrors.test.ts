import { openTestDatabase } from '../testing/testDatabase';
import { createPageErrorHandler } from './pageErrorHandler';
import { listPageErrors } from './pageErrors';

const report = (more: Record<string, unknown> = {}) => ({
  message: 'Unhandled error X1',
  error: 'TypeError: no price\n    at main.0a1b2c.js:1:2',
  release: 'main.0a1b2c',
  route: '/vitamins.html',
  time: '2026-01-05T12:00:00.000Z',
  ...more,
});

const open = () => {
  const db = openTestDatabase('none');
  const told: string[] = [];
  let time = 60_000;
  const handle = createPageErrorHandler({ db, now: () => (time += 10_000), tell: (line) => told.push(line) });
  const send = (body: unknown, { type = 'application/json', method = 'POST' } = {}) =>
    handle(
      new Request('http://localhost/error-report', {
        method,
        headers: { 'Content-Type': type },
        body: method === 'POST' ? JSON.stringify(body) : undefined,
      }),
    );
  return { db, told, send };
};

test('keeps an error with its release and route, as one line of the log', async () => {
  const { db, told, send } = open();
  expect((await send(report())).status).toBe(204);
  expect(listPageErrors(db)).toMatchObject([
    {
      message: 'Unhandled error X1',
      error: 'TypeError: no price\n    at main.0a1b2c.js:1:2',
      release: 'main.0a1b2c',
      route: '/vitamins.html',
    },
  ]);
  expect(told).toEqual(['Page error on /vitamins.html (main.0a1b2c): Unhandled error X1 TypeError: no price']);
});

test('writes no line that it was not told to, and keeps the last 500', async () => {
  const { db, told, send } = open();
  await send(report({ message: 'a\n• Stopped\u001b[2J' }));
  expect(told.join('')).not.toMatch(/\p{Cc}/u);
  for (let index = 0; index < 510; index += 1) await send(report({ message: `m${index}` }));
  expect(listPageErrors(db)).toHaveLength(500);
});

test('takes nothing but reports', async () => {
  const { db, send } = open();
  const refused = await Promise.all([
    send(report(), { method: 'GET' }),
    send(report(), { type: 'text/plain' }),
    send('x'),
    send(report({ route: 'https://evil.example/' })),
    send(report({ release: '<script>' })),
    send(report({ error: 'x'.repeat(40_000) })),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([405, 415, 400, 400, 400, 413]);
  expect(listPageErrors(db)).toEqual([]);
});
