import { act, fireEvent, screen } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { ContentPicture } from './ContentPicture';

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

const picture = (alt: string, more: object = {}) => (
  <ContentPicture src="/media/wysiwyg/a.jpg" alt={alt} sizes="100vw" {...more} />
);

test('on a page that nobody has touched a picture waits until it is seen, in its own room or its frame', () => {
  renderUi(
    <>
      {picture('First', { isFirst: true })}
      {picture('Of a known size', { width: 300, height: 200 })}
      {picture('In a frame')}
      {picture('Of a known ratio', { ratio: 1.5 })}
      {picture('With others', { sources: <source srcSet="/media/wysiwyg/b.jpg" media="(width < 48rem)" /> })}
    </>,
  );
  const all = screen.getAllByRole<HTMLImageElement>('img');
  const held = () => all.filter(({ srcset }) => !srcset).map(({ alt }) => alt);
  expect(held()).toEqual(['Of a known size', 'In a frame']);

  const framed = screen.getByRole('img', { name: 'In a frame' });
  expect(framed).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg/));
  // What stands for it is no reason to give the frame up.
  framed.getBoundingClientRect = () => new DOMRect(0, window.innerHeight + 10, 10, 10);
  fireEvent.load(framed);
  expect(framed).toHaveClass('framed');

  show(framed);
  expect(held()).toEqual(['Of a known size']);
  expect(framed).toHaveAttribute('src', expect.stringContaining('a.jpg'));
  fireEvent.load(framed);
  expect(framed).not.toHaveClass('framed');
});
