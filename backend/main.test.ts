import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A port that nothing listens on at this moment. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

interface Run {
  child: ChildProcess;
  /** Resolves when the process has printed the text. */
  printed(text: string): Promise<void>;
  ended: Promise<{ code: number | null; output: string }>;
}

describe('the backend as a process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'halewell-main-'));
  const children: ChildProcess[] = [];

  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  const start = (environment: Record<string, string>): Run => {
    const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'main.ts')], {
      env: { ...process.env, DATA_DIR: folder, HALEWELL_FAULTS: '1', ...environment },
    });
    children.push(child);
    let output = '';
    const listeners = new Set<() => void>();
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += String(chunk);
        for (const listener of listeners) listener();
      });
    }
    const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
      child.on('close', (code) => resolve({ code, output }));
    });
    const printed = (text: string) =>
      new Promise<void>((resolve, reject) => {
        const look = () => output.includes(text) && resolve();
        listeners.add(look);
        look();
        void ended.then(() => reject(new Error(`The process ended without '${text}': ${output}`)));
      });
    return { child, printed, ended };
  };

  it('serves, tells a busy port in one sentence, ends on a signal, and keeps its data', async () => {
    const [port, paymentPort] = [await freePort(), await freePort()];
    const ports = { PORT: String(port), PAYMENT_PORT: String(paymentPort) };
    const first = start(ports);
    await first.printed(`Halewell is ready: http://localhost:${port}`);
    const created = await fetch(`http://localhost:${port}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ query: 'mutation { createEmptyCart }' }),
    });
    const { data } = (await created.json()) as { data: { createEmptyCart: string } };

    expect(await start(ports).ended).toEqual({
      code: 1,
      output: `Port ${port} is in use: stop what listens there or choose another port.\n`,
    });

    first.child.kill('SIGTERM');
    expect(await first.ended).toMatchObject({ code: 0 });

    const second = start(ports);
    await second.printed('Halewell is ready');
    const query = `{ cart(cart_id: "${data.createEmptyCart}") { id } }`;
    const read = await fetch(`http://localhost:${port}/graphql?query=${encodeURIComponent(query)}`);
    expect(await read.json()).toEqual({ data: { cart: { id: data.createEmptyCart } } });
    second.child.kill('SIGTERM');
    expect((await second.ended).output).not.toContain('Seeded');
  }, 60_000);

  it('looks at its ports before it opens the database', async () => {
    const busy = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => busy.listen(port, 'localhost', resolve));
    const data = join(folder, 'not-begun');
    const run = start({ PORT: String(await freePort()), PAYMENT_PORT: String(port), DATA_DIR: data });
    const { code, output } = await run.ended;
    expect(code).toBe(1);
    expect(output).toBe(`Port ${port} is in use: stop what listens there or choose another port.\n`);
    expect(existsSync(data)).toBe(false);
    await new Promise((resolve) => busy.close(resolve));
  }, 30_000);

  it('draws the pictures of first visits beside the shop, and no longer than it runs', async () => {
    const data = join(folder, 'drawing');
    const drawn = (): number =>
      existsSync(join(data, 'pictures')) ? readdirSync(join(data, 'pictures'), { recursive: true }).length : 0;
    const ports = { PORT: String(await freePort()), PAYMENT_PORT: String(await freePort()) };
    const run = start({ ...ports, DATA_DIR: data, HALEWELL_FAULTS: '0' });
    await run.printed('Halewell is ready');
    while (drawn() === 0) await pause(50);
    run.child.kill('SIGTERM');
    expect(await run.ended).toMatchObject({ code: 0 });
    // All of them are some hundreds.
    expect(drawn()).toBeLessThan(100);
  }, 60_000);

  it('refuses a setting that makes no sense, in words', async () => {
    expect(await start({ PORT: 'eighty' }).ended).toEqual({
      code: 1,
      output: "PORT must be a port number between 1 and 65535, not 'eighty'.\n",
    });
  }, 30_000);
});
