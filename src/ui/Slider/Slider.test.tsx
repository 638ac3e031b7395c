import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import '@/testing/noLayout';
import { renderUi } from '@/testing/renderUi';
import { Slider, type SliderProps } from './Slider';

/** Fading, because jsdom lays nothing out that could be pushed sideways. */
const show = async (props: Partial<SliderProps> = {}) => {
  // Awaited, because what moves the slides comes in a chunk of its own.
  const view = await act(() =>
    Promise.resolve(
      renderUi(
        <Slider
          label="Highlights"
          slides={[
            <a key="a" href="#a">
              A
            </a>,
            <a key="b" href="#b">
              B
            </a>,
            <a key="c" href="#c">
              C
            </a>,
          ]}
          isLoop={false}
          isFading
          hasArrows
          hasDots
          {...props}
        />,
      ),
    ),
  );
  await screen.findByRole('button', { name: 'Next' });
  return view;
};

const shown = (): string | undefined => document.querySelector('[role="group"]:not([inert])')?.textContent;
const said = () => screen.getByRole('status');

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('arrows, dots and keys show the slides, up to the ends', async () => {
  const { user } = await show();
  expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(shown()).toBe('A');
  // The first press is kept until what moves the slides is there.
  await user.click(screen.getByRole('button', { name: 'Go to slide 3' }));
  await waitFor(() => expect(shown()).toBe('C'));
  await waitFor(() => expect(said()).toHaveTextContent('3 of 3: C'));
  await user.keyboard('{ArrowRight}');
  expect(shown()).toBe('C');
  await user.keyboard('{ArrowLeft}');
  expect(shown()).toBe('B');
  await waitFor(() => expect(said()).toHaveTextContent('2 of 3: B'));
  expect(screen.getByRole('button', { name: 'Go to slide 2' })).toHaveAttribute('aria-current', 'true');
});

test('slides that go round have no end', async () => {
  const { user } = await show({ isLoop: true });
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(shown()).toBe('C');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(shown()).toBe('A');
});

test('what plays goes on by itself, silently, stops at its end, and while it has the focus', async () => {
  await show({ autoplayMs: 50 });
  const wait = (milliseconds: number) => act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));
  act(() => screen.getByRole('button', { name: 'Pause' }).focus());
  await wait(150);
  const held = shown();
  await wait(150);
  expect(shown()).toBe(held);
  act(() => screen.getByRole('button', { name: 'Pause' }).blur());
  expect(await screen.findByRole('button', { name: 'Play' })).toBeVisible();
  expect(shown()).toBe('C');
  expect(said()).toBeEmptyDOMElement();
});

test('nothing moves while another tab is looked at', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await show({ autoplayMs: 20 });
  await act(() => new Promise((resolve) => setTimeout(resolve, 120)));
  expect(shown()).toBe('A');
});

test('who wants less motion starts it by hand', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('reduce'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  await show({ autoplayMs: 20 });
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('the next picture comes before it is shown, the former one when somebody comes near', async () => {
  const observe = window.IntersectionObserver;
  Reflect.deleteProperty(window, 'IntersectionObserver');
  const slides = ['A', 'B', 'C', 'D'].map((name) => <img key={name} alt={name} loading="lazy" />);
  await show({ slides });
  const loading = () => [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('loading'));
  fireEvent.pointerMove(window);
  await waitFor(() => expect(loading()).toEqual(['lazy', 'eager', 'lazy', 'lazy']), { timeout: 3000 });
  fireEvent.pointerOver(screen.getByRole('region'));
  expect(loading()).toEqual(['lazy', 'eager', 'lazy', 'eager']);
  Object.assign(window, { IntersectionObserver: observe });
});
