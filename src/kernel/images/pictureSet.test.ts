import { imageSrcSet } from './imageUrl';
import { likelyAddress, type PictureSet } from './pictureSet';

const card: PictureSet = {
  type: 'product',
  widths: [160, 320, 640, 960],
  sizes: '(width < 40em) calc(50vw - 35px), (width < 60em) 30vw, (width < 90em) calc(29vw - 108px), 310px',
};

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
    const matchMedia = (query: string) => ({ matches: width < 16 * Number(/width < (\d+)em/.exec(query)?.[1]) });
    Object.assign(window, { matchMedia, innerWidth: width, devicePixelRatio: ratio });
    expect(likelyAddress(address, card)).toContain(`width=${expected}&`);
    expect(imageSrcSet(address, card)?.split(', ')).toContain(`${likelyAddress(address, card)} ${expected}w`);
  });
});
