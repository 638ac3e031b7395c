import { imageSrcSet } from '@/kernel/images/imageUrl';
import { pictureSets, srcSetOf } from './pictures';

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
