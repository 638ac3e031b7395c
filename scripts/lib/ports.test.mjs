import { createServer } from 'node:net';

import { freePortRange, portProblem, readPorts } from './ports.mjs';

describe('readPorts', () => {
  it('puts what is not named behind PORT', () => {
    expect(readPorts({})).toEqual({ PORT: 8080, PAYMENT_PORT: 8081 });
    expect(readPorts({ PORT: '9000', PAYMENT_PORT: '7000' }, { backend: 2 })).toEqual({
      PORT: 9000,
      PAYMENT_PORT: 7000,
      backend: 9002,
    });
  });

  it.each([
    [{ PORT: 'eighty' }, "PORT must be a port number between 1 and 65535, not 'eighty'."],
    [{ PORT: '80.5' }, "PORT must be a port number between 1 and 65535, not '80.5'."],
    [{ PAYMENT_PORT: '-1' }, "PAYMENT_PORT must be a port number between 1 and 65535, not '-1'."],
    [{ PORT: '65535' }, 'PORT 65535 leaves no room for PAYMENT_PORT 65536: choose a lower port.'],
    [{ PORT: '9000', PAYMENT_PORT: '9000' }, 'PORT, PAYMENT_PORT must be different ports.'],
  ])('refuses %j in one sentence', (environment, sentence) => {
    expect(() => readPorts(environment)).toThrow(sentence);
  });
});

describe('a port in use', () => {
  it('is told in one sentence, until it is free', async () => {
    const server = createServer();
    await new Promise((resolve) => server.listen(0, 'localhost', resolve));
    const { port } = server.address();
    const sentence = `Port ${port} is in use: stop what listens there or choose another port.`;
    expect(await portProblem(port, 'localhost')).toBe(sentence);
    await new Promise((resolve) => server.close(resolve));
    expect(await portProblem(port, 'localhost')).toBeUndefined();
  });
});

describe('a run of free ports', () => {
  it('begins behind a port that is in use', async () => {
    const first = 23_400;
    expect(await freePortRange(first, 5)).toBe(first);
    const server = createServer();
    await new Promise((resolve) => server.listen(first + 2, 'localhost', resolve));
    expect(await freePortRange(first, 5)).toBe(first + 5);
    await new Promise((resolve) => server.close(resolve));
  });
});
