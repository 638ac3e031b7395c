import { visitableHosts } from './networkAddresses';

test.each([
  ['0.0.0.0', ['192.168.1.7', '10.0.0.3'], ['192.168.1.7', '10.0.0.3', 'localhost']],
  ['::', [], ['localhost']],
  ['localhost', ['192.168.1.7'], ['localhost', 'localhost']],
  ['shop.local', ['192.168.1.7'], ['shop.local', 'localhost']],
])('what listens at %s of a machine with %j is visited at %j', (host, addresses, expected) => {
  expect(visitableHosts(host, addresses)).toEqual(expected);
});
