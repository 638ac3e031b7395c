import { act, screen } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { Image } from '@/ui/Image/Image';
import { goBeforePictures, releasePicture } from './heldPictures';

const props = { resource: '/m/a/mag.jpg', type: 'product', sizes: '50vw' } as const;

/** Says that an element has come into the window. */
let show: (element: Element) => void;

class Observer {
  constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    show = (target) => act(() => tell([{ isIntersecting: true, target }]));
  }
  observe = (): void => undefined;
  unobserve = (): void => undefined;
}
Object.assign(window, { IntersectionObserver: Observer });

const picture = (name: string): HTMLImageElement => screen.getByRole('img', { name });
const isHeld = (name: string): boolean => !picture(name).hasAttribute('srcset');

// In one test: a page is touched once and for all.
test('what is not seen loads when it comes into the window, when a slider wants it, or behind the page that the first touch leads to', async () => {
  renderUi(
    <>
      <Image {...props} alt="First" isEager />
      <Image {...props} alt="Seen" />
      <Image {...props} alt="Next slide" />
      <Image {...props} alt="Below" />
      <Image {...props} alt="Of no known size" ratio={null} />
    </>,
  );
  const heldOnes = () => ['First', 'Seen', 'Next slide', 'Below', 'Of no known size'].filter(isHeld);
  expect(heldOnes()).toEqual(['Seen', 'Next slide', 'Below']);
  expect(picture('Below')).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg.*width='640' height='800'/));

  show(picture('Seen'));
  expect(heldOnes()).toEqual(['Next slide', 'Below']);
  act(() => releasePicture(picture('Next slide')));
  expect(heldOnes()).toEqual(['Below']);

  // A press on a link touches the page as well: the page that it leads to comes first.
  let arrive = (): void => undefined;
  goBeforePictures(new Promise<void>((resolve) => (arrive = resolve)));
  goBeforePictures(Promise.reject(new Error('lost')));
  window.dispatchEvent(new Event('pointermove'));
  const moment = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await moment();
  expect(heldOnes()).toEqual(['Below']);
  arrive();
  await moment();
  expect(heldOnes()).toEqual([]);
  expect(picture('Below')).toHaveAttribute('loading', 'lazy');
});
