import { networkInterfaces } from 'node:os';

/** IPv4 addresses under which other devices of the network reach this machine. */
const networkAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** Whether a host means every interface, under which no browser can visit it. */
const isEveryInterface = (host: string): boolean => ['0.0.0.0', '::'].includes(host);

/** The hosts by which browsers reach what listens at `host`, this machine's own last. */
export const visitableHosts = (host: string, addresses = networkAddresses()): string[] => [
  ...(isEveryInterface(host) ? addresses : [host]),
  'localhost',
];

/** What a start says to somebody who wants to open the shop on a phone: nothing where only this machine reaches it. */
export const phoneLines = (host: string, port: number): string[] =>
  isEveryInterface(host)
    ? networkAddresses().map((address) => `• For a phone on the same network: http://${address}:${port}`)
    : [];
