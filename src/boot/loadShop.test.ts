import { loadShop, pictureEnd } from './loadShop';

const never = new Promise(() => undefined);
const isAsked = (): boolean => document.querySelector('body > script[src="/static/main.js"]') !== null;
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the shop’s own script', () => {
  beforeEach(() => {
    document.body.innerHTML = '<template id="boot-shop"><script src="/static/main.js"></script></template>';
  });

  it('waits for the first picture, and for no other after that', async () => {
    const picture = document.createElement('img');
    Object.defineProperty(picture, 'complete', { value: false });
    const line = loadShop(pictureEnd(picture), () => true);
    await settled();
    expect(isAsked()).toBe(false);

    picture.dispatchEvent(new Event('load'));
    await line;
    expect(isAsked()).toBe(true);
  });

  it('does not wait for a picture that fails, or where there is none', async () => {
    const picture = document.createElement('img');
    Object.defineProperty(picture, 'complete', { value: false });
    const line = loadShop(pictureEnd(picture), () => true);
    picture.dispatchEvent(new Event('error'));
    await line;
    await loadShop(pictureEnd(null), () => false);
    expect(document.querySelectorAll('body > script')).toHaveLength(2);
  });

  it('begins when the libraries are there, whatever else is late', async () => {
    const line = loadShop(never, () => false);
    await settled();
    expect(isAsked()).toBe(false);

    document.dispatchEvent(new Event('DOMContentLoaded'));
    await line;
    expect(isAsked()).toBe(true);
  });

  it('leaves the line to a picture that is under way for a moment more, not for ever', async () => {
    const line = loadShop(never, () => true);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await settled();
    expect(isAsked()).toBe(false);
    await line;
    expect(isAsked()).toBe(true);
  });
});
