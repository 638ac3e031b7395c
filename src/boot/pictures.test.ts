import { imageSrcSet } from '@/kernel/images/imageUrl';
import { likelyAddress, pictureSets, srcSetOf } from './pictures';

describe('pictures of the boot script', () => {
  it.each(['card', 'product'] as const)('asks for the same %s pictures as the page will', (set) => {
    const address = 'http://localhost/media/catalog/product/z/i/zinc.png';
    expect(srcSetOf(address, set)).toBe(imageSrcSet(address, { type: 'product', widths: pictureSets[set].widths }));
  });

  it.each(['hero', 'heroPhone'] as const)('asks for the same %s pictures as the page will', (set) => {
    const { widths } = pictureSets[set];
    expect(srcSetOf('/media/wysiwyg/a.jpg', set)).toBe(
      imageSrcSet('/media/wysiwyg/a.jpg', { type: 'wysiwyg', widths, ratio: null, fit: 'bounds' }),
    );
  });
});

test('a name with spaces and commas is the same to both', () => {
  const { widths } = pictureSets.hero;
  expect(srcSetOf('/media/a b,c.jpg', 'hero')).toBe(
    imageSrcSet('/media/a b,c.jpg', { type: 'wysiwyg', widths, ratio: null, fit: 'bounds' }),
  );
});

describe('the picture that this browser will choose', () => {
  const address = '/media/catalog/product/z/i/zinc.png';

  it.each([
    [390, 1, 160],
    [390, 2, 320],
    [800, 1, 320],
    [1440, 1, 320],
    [1440, 2, 640],
    [1920, 2, 640],
  ])('on a card in a window of %i px at %ix is %i px wide', (width, ratio, expected) => {
    const matchMedia = (query: string) => ({ matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1]) });
    Object.assign(window, { matchMedia, innerWidth: width, devicePixelRatio: ratio });
    expect(likelyAddress(address, 'card')).toContain(`width=${expected}&`);
  });
});
