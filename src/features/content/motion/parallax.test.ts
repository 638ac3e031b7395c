import fc from 'fast-check';

import { clampSpeed, parallaxOverhang } from './parallaxOverhang';
import { startParallax } from './startParallax';

let show: ((isVisible: boolean) => void) | undefined;

class FakeObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    show = (isIntersecting) => callback([{ isIntersecting }]);
  }
  observe = jest.fn();
  disconnect = () => (show = undefined);
}

const windowHeight = 800;
const height = 400;

const open = (speed: number, top: number) => {
  const container = document.createElement('div');
  const layer = document.createElement('span');
  const place = { top };
  container.getBoundingClientRect = () => new DOMRect(0, place.top, 1000, height);
  const stop = startParallax(layer, container, speed);
  const shift = () => Number(/translate3d\(0, (-?[\d.]+)px, 0\)/.exec(layer.style.transform)?.[1]);
  return { layer, place, stop, shift };
};

beforeEach(() => {
  Object.assign(window, { IntersectionObserver: FakeObserver, innerHeight: windowHeight });
  window.requestAnimationFrame = (draw) => {
    draw(0);
    return 0;
  };
});
afterAll(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
});

test('speeds are held between -1 and 2, and 0.5 takes a picture of 1.25 times the height', () => {
  expect([-5, -1, 0.5, 2, 9].map(clampSpeed)).toEqual([-1, -1, 0.5, 2, 2]);
  expect(1 + 2 * parallaxOverhang(0.5)).toBe(1.25);
  expect(parallaxOverhang(1)).toBe(0);
});

test('a slow layer lags behind the page; one of speed 2 runs ahead', () => {
  const slow = open(0.5, windowHeight);
  show?.(true);
  expect(slow.shift()).toBe(-50);
  slow.place.top = (windowHeight - height) / 2;
  window.dispatchEvent(new Event('scroll'));
  expect(slow.shift()).toBeCloseTo(0);
  slow.place.top = -height;
  window.dispatchEvent(new Event('scroll'));
  expect(slow.shift()).toBe(50);
  slow.stop();
  const fast = open(2, windowHeight);
  show?.(true);
  expect(fast.shift()).toBe(100);
});

test('nothing is drawn or heard while the row is out of sight, and nothing is left at the end', () => {
  const { layer, place, stop, shift } = open(0, 100);
  window.dispatchEvent(new Event('scroll'));
  expect(layer.style.transform).toBe('');
  show?.(true);
  const before = shift();
  show?.(false);
  place.top = 0;
  window.dispatchEvent(new Event('scroll'));
  expect(shift()).toBe(before);
  stop();
  expect(layer.style.transform).toBe('');
});

test('where the browser cannot tell what is in sight, the layer moves all the time', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  const { place, stop, shift } = open(0.5, windowHeight);
  expect(shift()).toBe(-50);
  place.top = -height;
  window.dispatchEvent(new Event('scroll'));
  expect(shift()).toBe(50);
  stop();
});

test('no edge of the layer ever shows', () => {
  fc.assert(
    fc.property(fc.double({ min: -5, max: 5, noNaN: true }), fc.integer({ min: -3000, max: 3000 }), (wanted, top) => {
      const speed = clampSpeed(wanted);
      const { stop, shift } = open(speed, top);
      show?.(true);
      expect(Math.abs(shift())).toBeLessThanOrEqual(parallaxOverhang(speed) * height + 0.05);
      stop();
    }),
  );
});
