import { render } from '@testing-library/react';
import { Swatch } from './Swatch';

const styleOf = (value: string | null): string | null | undefined =>
  render(<Swatch value={value} />)
    .container.querySelector('i')
    ?.getAttribute('style');

test.each([
  ['#6f7f55', /background-color/],
  ['/v/a/vanilla.png', /url\("?\/media\/attribute\/swatch\/v\/a\/vanilla\.png/],
  ['https://shop.example/media/attribute/swatch/swatch_image/30x20/v/a/x.png', /url\("?https:\/\/shop\.example/],
])('%s is shown', (value, style) => {
  expect(styleOf(value)).toMatch(style);
});

test.each([null, '', 'XL', 'javascript:alert(1)', '/a");color:red'])('%s is not', (value) => {
  expect(styleOf(value)).toBeUndefined();
});
