import { act, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { wait } from '@/kernel/wait';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { onceTouched } from '../viewport/onceTouched';
import { Deferred } from './Deferred';
import { type LazyComponent, lazyComponent } from './lazyComponent';

const Part = ({ name }: { name: string }) => <p>Part {name}</p>;

const within = ({ Component }: LazyComponent<{ name: string }>, name = 'A') => (
  <ErrorBoundary fallback={<p>failed</p>}>
    <Suspense fallback={<p>waiting</p>}>
      <Component name={name} />
    </Suspense>
  </ErrorBoundary>
);

const show = (part: LazyComponent<{ name: string }>) => render(within(part));

describe('a component in a chunk of its own', () => {
  it('shows at once what is loaded already', async () => {
    const part = lazyComponent(() => Promise.resolve(Part));
    expect(part.isLoaded()).toBe(false);
    await part.load();
    expect(part.isLoaded()).toBe(true);
    show(part);
    expect(screen.getByText('Part A')).toBeVisible();
  });

  it('waits for what is not, without a complaint of React', async () => {
    const error = jest.spyOn(console, 'error');
    let arrive: (component: typeof Part) => void = () => undefined;
    const arrival = new Promise<typeof Part>((resolve) => (arrive = resolve));
    const part = lazyComponent(() => arrival);
    const { rerender } = await act(async () => Promise.resolve(show(part)));
    expect(screen.getByText('waiting')).toBeVisible();
    await act(async () => {
      arrive(Part);
      await part.load();
    });
    expect(screen.getByText('Part A')).toBeVisible();
    const element = screen.getByText('Part A');
    await act(async () => Promise.resolve(rerender(within(part, 'B'))));
    expect(screen.getByText('Part B')).toBeVisible();
    // It is the same component still, with the state of what is within.
    expect(screen.getByText('Part B')).toBe(element);
    expect(error).not.toHaveBeenCalled();
  });

  it('F-30: shows a failure, and can be loaded after it', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest.fn<Promise<typeof Part>, []>().mockRejectedValue(new Error('gone'));
    const part = lazyComponent(load);
    await act(async () => Promise.resolve(show(part)));
    expect(await screen.findByText('failed')).toBeVisible();
    load.mockResolvedValue(Part);
    await part.load();
    show(part);
    expect(screen.getByText('Part A')).toBeVisible();
  });

  it('begins to load at once until the page is touched', async () => {
    const load = jest.fn(() => Promise.resolve(Part));
    await act(async () => Promise.resolve(show(lazyComponent(load))));
    expect(load).toHaveBeenCalled();
  });

  it('begins to load behind the paint of what it is a part of once the page is touched', async () => {
    onceTouched(() => undefined);
    window.dispatchEvent(new Event('pointermove'));
    // A busy machine may take longer than a frame, so the frames come when the test says so.
    const frames: FrameRequestCallback[] = [];
    const request = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    const later = jest.fn(() => Promise.resolve(Part));
    await act(async () => Promise.resolve(show(lazyComponent(later))));
    expect(later).not.toHaveBeenCalled();
    request.mockRestore();
    for (const frame of frames) frame(performance.now());
    expect(await screen.findByText('Part A')).toBeVisible();

    const ahead = jest.fn(() => Promise.resolve(Part));
    void lazyComponent(ahead).load();
    expect(ahead).toHaveBeenCalled();
  });

  describe('that is gone after a deployment', () => {
    const reloadFlag = 'shop:chunk-reload';
    const gone = () => lazyComponent(() => Promise.reject<typeof Part>(new Error('gone')));

    beforeEach(() => {
      window.sessionStorage.clear();
      jest.restoreAllMocks();
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    });
    afterEach(() => void jest.restoreAllMocks());
    /** Long enough for both attempts. */
    const pass = () => act(() => wait(900));

    it('does not reload the page when it is only loaded ahead, and does when it is needed after that', async () => {
      const part = gone();
      part.loadAhead();
      await pass();
      expect(window.sessionStorage.getItem(reloadFlag)).toBeNull();
      expect(part.isLoaded()).toBe(false);
      await act(async () => Promise.resolve(show(part)));
      await waitFor(() => expect(window.sessionStorage.getItem(reloadFlag)).not.toBeNull(), { timeout: 3000 });
    });

    it('does not reload the page for a part that the page can do without', async () => {
      await act(async () => Promise.resolve(render(<Deferred>{within(gone())}</Deferred>)));
      expect(await screen.findByText('failed', undefined, { timeout: 3000 })).toBeVisible();
      expect(window.sessionStorage.getItem(reloadFlag)).toBeNull();
    });
  });
});
