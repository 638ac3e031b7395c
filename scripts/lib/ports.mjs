import { createServer } from 'node:net';

const highestPort = 65535;

const readPort = (name, value, fallback) => {
  if (value === undefined || value === '') return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > highestPort) {
    throw new Error(`${name} must be a port number between 1 and ${highestPort}, not '${value}'.`);
  }
  return port;
};

/**
 * The ports that the environment names, by their setting: PORT, PAYMENT_PORT (the next one unless named) and those that
 * `extra` places behind PORT.
 * @throws Error with one sentence for a person when a value makes no sense.
 */
export const readPorts = (environment, extra = {}) => {
  const port = readPort('PORT', environment.PORT, 8080);
  const ports = {
    PORT: port,
    PAYMENT_PORT: readPort('PAYMENT_PORT', environment.PAYMENT_PORT, port + 1),
    ...Object.fromEntries(Object.entries(extra).map(([name, offset]) => [name, port + offset])),
  };
  for (const [name, value] of Object.entries(ports)) {
    if (value > highestPort) throw new Error(`PORT ${port} leaves no room for ${name} ${value}: choose a lower port.`);
  }
  if (new Set(Object.values(ports)).size < Object.keys(ports).length) {
    throw new Error(`${Object.keys(ports).join(', ')} must be different ports.`);
  }
  return ports;
};

const whyNot = (port, { code, message }) => {
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what listens there or choose another port.`;
  if (code === 'EACCES') return `Port ${port} may not be used without more rights: choose a port above 1023.`;
  return `Port ${port} cannot be used: ${message}.`;
};

/** One sentence for a person when nobody can listen on the port now; undefined when it is free. */
export const portProblem = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(whyNot(port, error)));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });

/** The ports of `readPorts`, all free at this moment. @throws Error with one sentence for a person. */
export const freePorts = async (environment, extra) => {
  const ports = readPorts(environment, extra);
  for (const port of Object.values(ports)) {
    const problem = await portProblem(port, environment.HOST ?? 'localhost');
    if (problem) throw new Error(problem);
  }
  return ports;
};

/**
 * The first of a run of ports that are all free at this moment, looking upwards in steps of the run's length.
 * @throws Error with one sentence for a person when there is none.
 */
export const freePortRange = async (first, count, host = 'localhost') => {
  for (let start = first; start + count <= highestPort; start += count) {
    const problems = await Promise.all(Array.from({ length: count }, (_, index) => portProblem(start + index, host)));
    if (problems.every((problem) => problem === undefined)) return start;
  }
  throw new Error(`There are no ${count} free ports in a row above ${first}.`);
};
