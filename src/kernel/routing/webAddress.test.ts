import { webAddress } from './webAddress';

test.each([
  ['https://shop.example/downloadable/download/sample/sample_id/1/', true],
  ['http://shop.example/a.pdf', true],
  ['/downloadable/sample.pdf', true],
  ['javascript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['data:text/html,<script>1</script>', false],
  ['https://', false],
  ['', false],
  [null, false],
])('a link may lead to %s: %s', (address, expected) => {
  expect(webAddress(address)).toBe(expected ? address : null);
});
