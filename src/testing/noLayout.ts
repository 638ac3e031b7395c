/**
 * jsdom lays nothing out, and lacks what tells of it. This stands in for it: no media query matches, and nothing is ever
 * resized or scrolled into view. Import it where a component cannot do without.
 */
class NothingObserved {
  observe(): void {
    // Nothing changes.
  }
  unobserve(): void {
    // Nothing was observed.
  }
  disconnect(): void {
    // Nothing was observed.
  }
}

const matchMedia = (media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});

Object.assign(window, { matchMedia, ResizeObserver: NothingObserved, IntersectionObserver: NothingObserved });
Element.prototype.scrollIntoView = () => undefined;

export {};
