import { openTestDatabase } from '../testing/testDatabase';
import { clientAddressHeader } from '../limits/clientAddress';
import { createPolicyReportHandler } from './policyReportHandler';
import { listReports } from './policyReportQueries';

const violation = (more: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': 'https://shop.example/vitamins.html?email=a@b.example',
    'effective-directive': 'script-src-elem',
    'violated-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/a.js?token=1',
    'source-file': 'https://shop.example/static/main.abcdef.js',
    'script-sample': 'secret',
    ...more,
  },
});

const open = () => {
  const db = openTestDatabase('none');
  const told: string[] = [];
  let time = 60_000;
  const handle = createPolicyReportHandler({ db, now: () => time, tell: (line) => told.push(line) });
  const send = (body: unknown, { client = '192.0.2.1', type = 'application/csp-report', method = 'POST' } = {}) =>
    handle(
      new Request('http://localhost/csp-report', {
        method,
        headers: { 'Content-Type': type, [clientAddressHeader]: client },
        body: method === 'POST' ? (typeof body === 'string' ? body : JSON.stringify(body)) : undefined,
      }),
    );
  return { db, told, send, nextMinute: () => (time += 60_000) };
};

test('keeps each kind of violation once, without the query of any address', async () => {
  const { db, told, send } = open();
  expect((await send(violation())).status).toBe(204);
  expect((await send(violation())).status).toBe(204);
  expect(listReports(db)).toMatchObject([
    {
      directive: 'script-src-elem',
      blocked: 'https://evil.example/a.js',
      page: '/vitamins.html',
      source: 'https://shop.example/static/main.abcdef.js',
      reports: 2,
    },
  ]);
  expect(told).toEqual([
    'Policy: script-src-elem refused https://evil.example/a.js on /vitamins.html (by https://shop.example/static/main.abcdef.js)',
  ]);
  expect(JSON.stringify(listReports(db))).not.toMatch(/secret|token|email/);
});

test('takes nothing but reports', async () => {
  const { db, send } = open();
  const refused = await Promise.all([
    send(violation(), { method: 'GET' }),
    send(violation(), { type: 'application/json' }),
    send('{'),
    send({ 'csp-report': { 'effective-directive': 'x\nforged line' } }),
    send(violation({ 'script-sample': 'x'.repeat(9000) })),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([405, 415, 400, 400, 413]);
  expect(listReports(db)).toEqual([]);
});

test('reads so many of a client in a minute, and of all together', async () => {
  const { db, send, nextMinute } = open();
  const answers = [];
  for (let index = 0; index < 25; index += 1) answers.push((await send(violation())).status);
  expect(answers.filter((status) => status === 429)).toHaveLength(5);
  expect((await send(violation(), { client: '192.0.2.2' })).status).toBe(204);
  nextMinute();
  expect((await send(violation())).status).toBe(204);
  nextMinute();
  for (let index = 0; index < 700; index += 1) {
    if (index % 300 === 0) nextMinute();
    await send(violation({ 'document-uri': `https://shop.example/${index}.html` }), { client: `192.0.2.${index}` });
  }
  expect(listReports(db)).toHaveLength(500);
});
