import { screen } from '@testing-library/react';
import '@/testing/noLayout';
import { showContent } from '@/testing/showContent';
import { drawContent } from '../drawContent';

// Without it no picture waits with another address than its own.
beforeAll(() => void Reflect.deleteProperty(window, 'IntersectionObserver'));

const image = async (html: string): Promise<HTMLImageElement> => {
  const { container } = await showContent(html);
  const img = container.querySelector('img');
  if (!img) throw new Error(`There is no picture in ${container.innerHTML}`);
  return img;
};

/** A picture as it is drawn before the page's code is there. */
const drawn = (html: string): HTMLImageElement | null => {
  const place = document.createElement('div');
  place.append(drawContent(html, true, (text) => text).elements);
  return place.querySelector('img');
};

describe('a picture in words is as wide as its editor had it', () => {
  test.each([
    ['<img src="/media/a.jpg" width="120">', 'width: min(120px, 100%)'],
    ['<img src="/media/a.jpg" width="120px">', 'width: min(120px, 100%)'],
    ['<img src="/media/a.jpg" width="50%">', 'width: min(50%, 100%)'],
    ['<img src="/media/a.jpg" style="width: 40%; height: auto">', 'width: min(40%, 100%)'],
    ['<img src="/media/a.jpg" height="24">', 'height: 24px'],
    ['<img src="/media/a.jpg" style="height: 1.5em">', 'height: 1.5em'],
    ['<img src="/media/a.jpg" width="120" align="left">', 'float: left'],
    ['<img src="/media/a.jpg" width="120" style="float: right; margin: 0 0 10px 20px">', 'margin: 0px 0px 10px'],
    ['<img src="/media/a.jpg" width="16" height="16" align="absmiddle">', 'vertical-align: middle'],
    ['<img src="/media/a.jpg" width="120" hspace="12" vspace="3">', 'margin-inline: 12px'],
  ])('%s', async (html, style) => {
    const img = await image(`<p>Words ${html} and more.</p>`);
    expect(img.style.cssText).toContain(style);
    expect(img).not.toHaveClass('framed');
    const first = drawn(`<p>Words ${html} and more.</p>`);
    expect(first?.style.cssText).toBe(img.style.cssText);
    expect(first?.className.trim()).toBe(img.className.trim());
  });

  test('also where its style says both', async () => {
    const img = await image('<img src="/media/a.jpg" style="width: 300px; height: 200px">');
    expect([img.width, img.height]).toEqual([300, 200]);
    expect(img).not.toHaveClass('framed');
  });

  test('and stands among words', async () => {
    expect(await image('<p>A <img src="/media/tick.png" width="16" height="16" alt="Yes"> b</p>')).toHaveClass(
      'inText',
    );
  });
});

describe('a picture that a script would load late comes at once', () => {
  const placeholder = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  test.each([
    `<img src="${placeholder}" data-src="/media/real.jpg">`,
    '<img src="/media/loader.gif" data-original="/media/real.jpg">',
    '<img data-lazy="/media/real.jpg">',
    `<img src="${placeholder}" srcset="/media/small.jpg 300w, /media/real.jpg 900w">`,
    `<img src="${placeholder}" data-srcset="/media/small.jpg 1x,/media/real.jpg 2x">`,
    `<picture><source srcset="/media/real.jpg" type="image/webp"><img src="${placeholder}"></picture>`,
    '<picture><source data-srcset="/media/real.jpg"><img></picture>',
    `<img class="lazyload" src="${placeholder}"><noscript><img src="/media/real.jpg"></noscript>`,
    '<span></span><noscript><img src="/media/real.jpg" alt=""></noscript>',
    '<img data-src="/media/real.jpg"><noscript><img src="/media/real.jpg"></noscript>',
  ])('%s', async (html) => {
    const { container } = await showContent(html);
    const shown = [...container.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
    expect(shown).toEqual(['/media/real.jpg']);
    // The first view ends before it.
    expect(drawn(`<p>Before</p>${html}`)).toBeNull();
  });

  test('but nobody’s else, and no words for browsers without scripts', async () => {
    const { container } = await showContent(
      '<p>Words</p><noscript>Turn scripts on. <img src="https://evil.example/pixel.gif" alt=""></noscript>',
    );
    expect(container).toHaveTextContent(/^Words$/);
    expect(container.querySelector('img')).toBeNull();
  });
});

test('a picture of pixels may stand in the text itself', async () => {
  const src = 'data:image/png;base64,iVBORw0KGgo=';
  const img = await image(`<p><img src="${src}" alt="A dot"></p>`);
  expect(img).toHaveAttribute('src', src);
  expect(img).not.toHaveAttribute('srcset');
  expect(img).not.toHaveClass('framed');
  expect(drawn(`<p>Before <img src="${src}" alt="A dot"></p>`)).toBeNull();
});

describe('what an editor drew', () => {
  const markupOf = ({ src }: HTMLImageElement): string => {
    expect(src).toMatch(/^data:image\/svg\+xml,/);
    return decodeURIComponent(src.slice(src.indexOf(',') + 1));
  };

  test('is a picture with its name and size', async () => {
    const img = await image(
      `<p>Before <svg viewBox="0 0 24 12" class="icon"><title>A leaf</title><path d="M0 0h9z" style="fill: red"/></svg></p>`,
    );
    expect(img).toHaveAccessibleName('A leaf');
    expect([img.width, img.height]).toEqual([24, 12]);
    const svg = new DOMParser().parseFromString(markupOf(img), 'image/svg+xml').documentElement;
    expect(svg.namespaceURI).toBe('http://www.w3.org/2000/svg');
    expect(svg.querySelector('path')?.getAttribute('style')).toContain('fill: red');
    // It is drawn with the page: the first view ends before it.
    expect(drawn('<p>Before <svg viewBox="0 0 24 12"><path d="M0 0h9z"/></svg></p>')).toBeNull();
  });

  test('keeps the rules of its own', async () => {
    const img = await image(
      '<svg width="10" height="10" aria-label="Box"><style>.a > b { fill: red }</style><rect class="a" width="5" height="5"/></svg>',
    );
    const svg = new DOMParser().parseFromString(markupOf(img), 'image/svg+xml').documentElement;
    expect(svg.querySelector('style')?.textContent).toBe('.a > b { fill: red }');
    expect(svg.querySelector('rect.a')).not.toBeNull();
  });

  test('runs, loads and links nothing', async () => {
    const img = await image(
      `<svg width="10" height="10" onload="steal()"><script>steal()</script><a href="javascript:steal()"><rect width="5" height="5" onclick="steal()"/></a>
       <image href="https://evil.example/x.png"/><use href="https://evil.example/x.svg#a"/><foreignObject><iframe src="https://evil.example"></iframe></foreignObject></svg>`,
    );
    expect(markupOf(img)).not.toMatch(/steal|evil|script|foreignObject|<use|<image/);
  });

  test('repeats parts of its own, and nothing of another document', async () => {
    const img = await image(
      `<svg width="20" height="10"><defs><path id="leaf" d="M0 0h9z"/><g id="twice"><use href="#leaf"/></g></defs>
       <use href="#leaf"/><use xlink:href="#leaf" x="9"/><use href="#twice"/><use href="#missing"/>
       <use href="/sprite.svg#leaf"/><use href="#leaf" xlink:href="https://evil.example/x.svg#leaf"/></svg>`,
    );
    const markup = markupOf(img);
    const svg = new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement;
    const kept = [...svg.querySelectorAll('use')].map(
      (use) => use.getAttribute('href') ?? use.getAttributeNS('http://www.w3.org/1999/xlink', 'href'),
    );
    expect(kept).toEqual(['#leaf', '#leaf', '#leaf']);
    expect(svg.querySelector('defs > #leaf')).not.toBeNull();
    expect(markup).not.toMatch(/sprite|evil|missing/);
  });

  test('leaves its name, or that of its link, where nothing of it can be drawn', async () => {
    const { container } = await showContent(
      `<p><svg aria-label="Organic"><use href="/sprite.svg#leaf"/></svg></p>
       <a href="https://facebook.example/x" aria-label="Facebook"><svg><use href="#f"/></svg></a>
       <a href="https://www.instagram.example/shop/?a=1"><svg><use href="#i"/></svg></a>
       <svg style="display: none"><symbol id="f"><path d="M0 0"/></symbol></svg>`,
    );
    expect(container).toHaveTextContent('Organic');
    expect(screen.getByRole('link', { name: 'Facebook' })).toHaveTextContent('Facebook');
    expect(screen.getByRole('link', { name: 'instagram.example/shop' })).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});
