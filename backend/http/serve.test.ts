import { once } from 'node:events';
import { connect } from 'node:net';

import { ConnectionDropped } from '../faults/applyFaults';

import { PortUnusable, serve, type RunningServer } from './serve';

describe('serve', () => {
  let server: RunningServer;
  const reported: unknown[] = [];
  let seen: Request | null = null;
  const base = () => `http://127.0.0.1:${server.port}`;

  beforeAll(async () => {
    server = await serve(
      async (request) => {
        seen = request;
        const { pathname } = new URL(request.url);
        if (pathname === '/drop') throw new ConnectionDropped();
        if (pathname === '/broken') throw new Error('secret detail');
        return new Response(`${request.method} ${await request.text()}`, { status: 201, headers: { 'X-Seen': 'yes' } });
      },
      { port: 0, host: '127.0.0.1', report: (error) => reported.push(error) },
    );
  });

  afterAll(() => server.close());

  it('hands method, headers and body over and sends the answer', async () => {
    const response = await fetch(`${base()}/path?x=1`, { method: 'POST', body: 'hello', headers: { 'X-Own': 'a' } });
    expect(response.status).toBe(201);
    expect(response.headers.get('x-seen')).toBe('yes');
    expect(response.headers.get('content-length')).toBe('10');
    expect(await response.text()).toBe('POST hello');
    expect(seen?.url).toBe(`${base()}/path?x=1`);
    expect(seen?.headers.get('x-own')).toBe('a');
  });

  it('ends although a client neither sends its request nor goes', async () => {
    const other = await serve(() => Promise.resolve(new Response()), { port: 0, host: '127.0.0.1', report: () => {} });
    const socket = connect(other.port, '127.0.0.1');
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.write('GET / HTTP/1.1\r\nHost: a\r\n', resolve));
    await other.close(50);
    socket.destroy();
  });

  it('does not wait for a connection that was opened ahead of need', async () => {
    const other = await serve(() => Promise.resolve(new Response()), { port: 0, host: '127.0.0.1', report: () => {} });
    const socket = connect(other.port, '127.0.0.1');
    const ended = once(socket, 'close');
    await once(socket, 'connect');
    // Node has taken it up, too, once a later one is answered.
    await fetch(`http://127.0.0.1:${other.port}/`, { headers: { Connection: 'close' } });
    await other.close(60_000);
    await ended;
  }, 20_000);

  it('sends no body to HEAD', async () => {
    const response = await fetch(base(), { method: 'HEAD' });
    expect(response.status).toBe(201);
    expect(await response.text()).toBe('');
  }, 20_000);

  it('ends soon after its last answer, although the client keeps the connection for another request', async () => {
    let answer: (response: Response) => void = () => undefined;
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const handle = (): Promise<Response> => {
      arrive();
      return new Promise((resolve) => (answer = resolve));
    };
    const other = await serve(handle, { port: 0, host: '127.0.0.1', report: () => {} });
    const client = connect(other.port, '127.0.0.1');
    client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    const answered = once(client, 'data');
    await arrived;
    const closed = other.close(60_000);
    answer(new Response('late'));
    expect(String(await answered)).toContain('200 OK');
    await closed;
  }, 20_000);

  it.each([
    ['announced', 'x'.repeat(300_000)],
    ['streamed', new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)) })],
  ])('refuses a body that is too large (%s)', async (_name, body) => {
    const outcome = await fetch(base(), { method: 'POST', body, ...{ duplex: 'half' } }).then(
      (response) => response.status,
      () => 'ended',
    );
    // A client that is still sending may see the connection end before the status.
    expect([413, 'ended']).toContain(outcome);
  });

  it('hides and reports an unexpected error', async () => {
    const response = await fetch(`${base()}/broken`);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
    expect(reported).toHaveLength(1);
  });

  it('is silent about a client that goes away while it sends', async () => {
    const before = reported.length;
    await new Promise<void>((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () => {
        socket.write('POST /slow HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\nhalf', () =>
          socket.destroy(),
        );
      });
      socket.on('close', () => setTimeout(resolve, 200));
    });
    expect(reported).toHaveLength(before);
  });

  /** The head of the answer to what is no proper request. */
  const sendRaw = (text: string): Promise<string> =>
    new Promise((resolve) => {
      let answer = '';
      const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
      socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
      socket.on('close', () => resolve(answer));
    });

  it.each([
    ['an unknown method', 'FOO / HTTP/1.1\r\nHost: a\r\n\r\n', '400 Bad Request'],
    ['a host that is missing', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400 Bad Request'],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', '400 Bad Request'],
    [
      'what fails whatever is expected',
      'GET /broken HTTP/1.1\r\nHost: a\r\nExpect: x\r\nConnection: close\r\n\r\n',
      '500',
    ],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', '400'],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431'],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', '405 Method Not Allowed'],
  ])('refuses %s with the headers of every refusal', async (_name, text, status) => {
    const answer = await sendRaw(text);
    expect(answer).toContain(`HTTP/1.1 ${status}`);
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  });

  it('ends the connection without an answer when a fault says so', async () => {
    await expect(fetch(`${base()}/drop`)).rejects.toThrow();
  });

  it('never takes a host from the path, nor a nonsense Host header', async () => {
    await new Promise<void>((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () => {
        socket.write('GET //evil.example/x HTTP/1.1\r\nHost: a/b@evil.example\r\nConnection: close\r\n\r\n');
      });
      socket.resume().on('close', () => resolve());
    });
    expect(new URL(seen?.url ?? '').hostname).toBe('127.0.0.1');
  });

  it('says in one sentence that the port is in use', async () => {
    const second = serve(() => Promise.resolve(new Response()), {
      port: server.port,
      host: '127.0.0.1',
      report: () => undefined,
    });
    await expect(second).rejects.toThrow(PortUnusable);
    await expect(second).rejects.toThrow(`Port ${server.port} is in use`);
  });
});
