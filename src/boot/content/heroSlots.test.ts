import { screen } from '@testing-library/dom';
import { show } from '@/testing/boot/showRoute';

afterEach(() => document.body.replaceChildren());

describe('a content page', () => {
  const slide = (heading: string, image: string, classes = 'hero') => `
    <div data-content-type="slide" class="${classes}"><div data-element="wrapper"
      data-background-images="{\\&quot;desktop_image\\&quot;:\\&quot;${image}.jpg\\&quot;,\\&quot;mobile_image\\&quot;:\\&quot;${image}-phone.jpg\\&quot;}">
      <div data-element="content">${heading}<p>Salt &amp; pepper</p></div>
      <button data-element="button">Shop</button></div></div>`;
  const page = (inside: string) =>
    `<div data-content-type="row" data-appearance="full-bleed"><div data-content-type="slider">${inside}</div></div>
     <div data-content-type="row"><h2 data-content-type="heading">Later</h2></div>`;
  const cms = (fields: object) => ({ __typename: 'CmsPage', title: 'Our Story', ...fields });

  it('has the first slide of the home page, and the room of the others', () => {
    const content = page(
      slide('<h1>Know what <b>you</b> take.</h1>', 'wysiwyg/a') + slide('<h2>Second</h2>', '/media/wysiwyg/b'),
    );
    const place = show(cms({ content }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Know what you take.');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Second');
    expect(screen.getAllByText('Salt & pepper')).toHaveLength(2);
    expect(screen.getAllByText('Shop')).toHaveLength(2);
    expect(place.querySelector('source')?.srcset).toMatch(/^\/media\/wysiwyg\/a-phone\.jpg\?/);
    expect(place.querySelectorAll('img')).toHaveLength(1);
    expect(place.querySelector('img')?.srcset).toMatch(/^\/media\/wysiwyg\/a\.jpg\?/);
    expect(place).not.toHaveTextContent('Later');
  });

  it('has the heading that stands above the slides, where it stays when they move', () => {
    const statement = `<div data-content-type="text" class="statement"><h1>Tested &amp; told</h1><p>Read <a href="/x">it</a> here.</p></div>`;
    const content = page(slide('<h2>Know what you take.</h2>', 'wysiwyg/a') + slide('<h2>Second</h2>', 'wysiwyg/b'));
    show(cms({ content: content.replace('<div data-content-type="slider">', `${statement}$&`) }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tested & told');
    expect(screen.getByText('Read it here.')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    expect(show(cms({ content })).querySelector('h1')).toBeNull();
  });

  it.each([
    ['of another host', page(slide('<h1>A</h1>', 'https://elsewhere.example/a'))],
    ['whose description is broken', page(slide('<h1>A</h1>', 'a').replace('{', ''))],
  ])('shows no picture %s', (_what, content) => {
    const place = show(cms({ content }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A');
    expect(place.querySelector('img')).toBeNull();
  });

  it.each([
    ['slides of another look', page(slide('<h1>A</h1>', 'a', 'poster'))],
    ['a page that begins with text', '<div data-content-type="row"><div data-content-type="text">A</div></div>'],
    ['plain HTML', '<h1>A</h1><p>B</p>'],
  ])('leaves %s to the code of content', (_what, content) => {
    const place = show(cms({ content }));
    expect(place.querySelector('[data-slot="content"]')).not.toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
