import { readBanner } from '../types/banner/readBanner';
import { readSlide } from '../types/slide/SlideBlock';
import type { ButtonType, LinkProps } from '../readers/links';
import { readButtonItem } from '../types/button-item/readButtonItem';
import { readButtons } from '../types/buttons/readButtons';
import { readFaqItem } from '../types/faq-item/readFaqItem';
import { readImage } from '../types/image/readImage';
import { sanitise } from '../sanitise/sanitise';
import { applyStyleElements } from '../tree/applyStyleElements';
import type { ContentNode } from '../tree/contentNode';
import { readBlocks } from '../tree/readTree';

/** Markup of the types and attributes that no public sample shows, with what a reader has to find in it. */
const read = (html: string): ContentNode[] => {
  const tree = sanitise(html);
  return readBlocks(tree, applyStyleElements(tree));
};

const only = (html: string): ContentNode => {
  const [node] = read(html);
  if (!node) throw new Error('Nothing was read.');
  return node;
};

const innerHtml = (node: Node | undefined): string => (node instanceof HTMLElement ? node.innerHTML.trim() : '');

describe('questions', () => {
  const faq = only(`
    <div data-content-type="faq" data-appearance="default" data-element="main" class="narrow">
      <div data-content-type="faq-item" data-appearance="default" data-element="main" style="padding: 8px">
        <div data-element="question"> When do I take it? </div>
        <!-- the editor's note -->
        <div data-element="answer"><p>In the <b>evening</b>, <a href="tel:+441174960123">or ask</a>.</p></div>
        <figure data-element="image"><img src="/media/wysiwyg/glass.jpg" alt="A glass"
          data-image-dimensions="{\\&quot;width\\&quot;:800,\\&quot;height\\&quot;:500,\\&quot;ratio\\&quot;:1.6}"></figure>
      </div>
      <div data-content-type="faq-item" data-question="With food?" data-element="main">
        <div data-element="answer"><img src="/media/wysiwyg/plate.jpg" alt="Yes"></div>
      </div>
      <div data-content-type="faq-item" data-element="main"><div data-element="answer">Nobody asked.</div></div>
      <div data-content-type="faq-item" data-element="main"><div data-element="question">And?</div><div data-element="answer"> </div></div>
    </div>`);

  it('are all in the tree, with the styling of each', () => {
    expect(faq.cssClasses).toEqual(['narrow']);
    expect(faq.children.map(({ contentType }) => contentType)).toEqual(Array(4).fill('faq-item'));
    expect(faq.children[0]?.box.paddingLeft).toBe('8px');
  });

  it('have text, answer and picture', () => {
    const item = readFaqItem(faq.children[0]?.element ?? document.body);
    expect(item).toMatchObject({
      question: 'When do I take it?',
      image: { src: '/media/wysiwyg/glass.jpg', width: 800, height: 500, ratio: 1.6, altText: 'A glass' },
    });
    expect(innerHtml(item.answer)).toBe('<p>In the <b>evening</b>, <a href="tel:+441174960123">or ask</a>.</p>');
    expect(readFaqItem(faq.children[1]?.element ?? document.body).question).toBe('With food?');
  });

  it.each([2, 3])('without a question or an answer are refused (%i)', (index) => {
    expect(() => readFaqItem(faq.children[index]?.element ?? document.body)).toThrow();
  });
});

describe('a banner', () => {
  const html = `
    <style>
      #html-body [data-pb-style=B1] { margin: 0 0 20px }
      #html-body [data-pb-style=B2] { background-position: left top; background-size: cover; background-repeat: no-repeat;
        background-attachment: scroll; border-style: solid; border-color: #123456; border-width: 2px; border-radius: 20px; text-align: center }
      #html-body [data-pb-style=B3] { min-height: 420px; padding: 40px 30px 20px 10px }
      @media only screen and (max-width: 768px) { #html-body [data-pb-style=B3] { min-height: 240px } }
      @media only screen and (max-width: 768px) { #html-body [data-pb-style=B1] { margin-bottom: 8px } }
    </style>
    <div data-content-type="slide" data-slide-name="Winter" data-appearance="poster" data-show-button="hover"
         data-show-overlay="always" data-element="main" data-pb-style="B1" class="wide">
      <a href="winter_offer" data-link-type="block" target="_blank" data-element="link">
        <div data-element="wrapper" data-pb-style="B2" data-background-type="video" data-video-src="https://youtu.be/abcdefghijk"
             data-video-loop="true" data-video-play-only-visible="false" data-video-lazy-load="true" data-video-fallback-src="/media/still.jpg"
             data-background-images="{\\&quot;desktop_image\\&quot;:\\&quot;/a.jpg\\&quot;,\\&quot;mobile_image\\&quot;:\\&quot;/b.jpg\\&quot;}">
          <div data-element="video_overlay" data-video-overlay-color="#00000080"></div>
          <div data-element="overlay" data-overlay-color="rgba(0, 0, 0, 0.4)" data-pb-style="B3">
            <div class="pagebuilder-poster-content">
              <div data-element="content"><h2>Winter</h2></div>
              <div data-element="legal"><p>Until <b>31 January</b>.</p></div>
              <button class="pagebuilder-slide-button pagebuilder-button-tertiary" data-element="button"> See how </button>
            </div>
          </div>
        </div>
      </a>
    </div>`;
  const slide = only(html);

  it('has its small print, button, link, overlay, film and pictures', () => {
    const props = readSlide(slide.element);
    expect(props).toMatchObject({
      slideName: 'Winter',
      link: 'winter_offer',
      linkType: 'block',
      openInNewTab: true,
      showButton: 'hover',
      buttonText: 'See how',
      buttonType: 'tertiary',
      showOverlay: 'always',
      overlayColor: 'rgba(0, 0, 0, 0.4)',
      desktopImage: '/a.jpg',
      mobileImage: '/b.jpg',
      backgroundSize: 'cover',
      backgroundRepeat: 'no-repeat',
      backgroundAttachment: 'scroll',
      backgroundType: 'video',
      videoSrc: 'https://youtu.be/abcdefghijk',
      videoFallbackSrc: '/media/still.jpg',
      videoLoop: true,
      videoPlayOnlyVisible: false,
      videoLazyLoading: true,
      videoOverlayColor: '#00000080',
    });
    expect(innerHtml(props.content)).toBe('<h2>Winter</h2>');
    expect(innerHtml(props.legal)).toBe('<p>Until <b>31 January</b>.</p>');
  });

  it('has its room on the overlay of a poster, its border on the wrapper and its margins on itself', () => {
    expect(slide.box).toMatchObject({
      minHeight: '420px',
      paddingTop: '40px',
      paddingRight: '30px',
      paddingBottom: '20px',
      paddingLeft: '10px',
      marginBottom: '20px',
      textAlign: 'center',
      border: 'solid',
      borderWidth: '2px',
      borderRadius: '20px',
    });
    expect(slide.mediaQueries).toEqual([
      { media: 'only screen and (max-width: 768px)', style: { minHeight: '240px', marginBottom: '8px' } },
    ]);
  });

  it('that is a collage has its room on the wrapper', () => {
    const collage = only(html.replace('poster"', 'collage-left"'));
    expect(collage.box.minHeight).toBeUndefined();
    expect(readBanner(collage.element).buttonType).toBe('tertiary');
  });
});

describe('buttons', () => {
  const link = (attributes: string) =>
    `<div data-content-type="button-item" data-element="main" style="margin: 0 4px"><a ${attributes} data-element="link"
       style="padding: 6px 9px; border-radius: 3px"><span data-element="link_text">Go</span></a></div>`;
  const readFirst = (attributes: string) => readButtonItem(only(link(attributes)).element);

  it.each<[string, ButtonType]>([
    ['pagebuilder-button-primary', 'primary'],
    ['pagebuilder-button-secondary', 'secondary'],
    ['pagebuilder-button-tertiary', 'tertiary'],
    ['pagebuilder-button-link', 'link'],
    ['pagebuilder-button-inverted-link', 'invertedLink'],
    ['pagebuilder-button-invertedLink', 'invertedLink'],
    ['pagebuilder-button-underline-inverted-link', 'underlineInvertedLink'],
    ['pagebuilder-button-underlined-inverted-link', 'underlineInvertedLink'],
    ['pagebuilder-button-underlineInvertedLink', 'underlineInvertedLink'],
    ['of-another-shop', 'primary'],
  ])('%s', (name, buttonType) => {
    expect(readFirst(`class="round ${name}" href="/a.html"`).buttonType).toBe(buttonType);
  });

  it.each<[string, LinkProps & { blockTitle?: string }]>([
    [
      'href="delivery" data-link-type="block" data-block-title=" Delivery "',
      { link: 'delivery', linkType: 'block', openInNewTab: false, blockTitle: 'Delivery' },
    ],
    [
      'href="/zinc.html?a=1#b" data-link-type="product" target="_blank"',
      { link: '/zinc.html?a=1#b', linkType: 'product', openInNewTab: true },
    ],
    [
      'href="/minerals.html" data-link-type="category"',
      { link: '/minerals.html', linkType: 'category', openInNewTab: false },
    ],
    ['href="/about-us" data-link-type="page"', { link: '/about-us', linkType: 'page', openInNewTab: false }],
    [
      'href="tel:+441174960123" data-link-type="odd"',
      { link: 'tel:+441174960123', linkType: 'default', openInNewTab: false },
    ],
  ])('lead where the editor said: %s', (attributes, props) => {
    expect(readFirst(attributes)).toMatchObject({ text: 'Go', ...props });
  });

  it('have their room on the button and their distance around it', () => {
    expect(only(link('href="/a"')).box).toMatchObject({
      paddingTop: '6px',
      paddingLeft: '9px',
      borderRadius: '3px',
      marginLeft: '4px',
    });
  });

  it('share a width, and may be empty', () => {
    const group =
      only(`<div data-content-type="buttons" data-appearance="stacked" data-same-width="true" style="text-align: right">
      <div data-content-type="button-item"><div class="pagebuilder-button-link" data-element="empty_link">Nowhere</div></div></div>`);
    expect(group).toMatchObject({ appearance: 'stacked', box: { textAlign: 'right' } });
    expect(readButtons(group.element)).toEqual({ isSameWidth: true });
    expect(readButtonItem(group.children[0]?.element ?? document.body)).toMatchObject({
      text: 'Nowhere',
      link: undefined,
      buttonType: 'link',
    });
  });
});

describe('an image', () => {
  const image = (noted: string): ReturnType<typeof readImage> =>
    readImage(
      only(`<figure data-content-type="image"><a href="fish_oil" data-link-type="block" data-element="link">
        <img data-element="desktop_image" src="/a.jpg" alt="Fish" ${noted}></a></figure>`).element,
    );

  it.each([
    [
      'data-image-dimensions="{\\&quot;width\\&quot;:460,\\&quot;height\\&quot;:300,\\&quot;ratio\\&quot;:1.53}"',
      { width: 460, height: 300, ratio: 460 / 300 },
    ],
    [
      'data-image-dimensions="{&quot;ratio&quot;:&quot;0.8&quot;}"',
      { width: undefined, height: undefined, ratio: 0.8 },
    ],
    ['data-image-dimensions="{broken" width="320" height="200"', { width: 320, height: 200, ratio: 1.6 }],
  ])('has its size or ratio: %s', (noted, size) => {
    expect(image(noted)).toMatchObject({
      desktopImage: { src: '/a.jpg', ...size },
      linkType: 'block',
      link: 'fish_oil',
    });
  });
});
