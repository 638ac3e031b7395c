import { blockClassNames } from '../block/blockClassNames';
import { boxCssNow } from '../block/boxCss';
import { contentButtonClass } from '../block/contentButtonLook';
import { backgroundTone } from '../colours/backgroundTone';
import textStyles from '../rich/runningText.module.css';
import type { ContentNode } from '../tree/contentNode';
import { themeClassNames } from '../themes/themes';
import type { ContentType } from '../types/blockKinds';
import { readButtonItem } from '../types/button-item/readButtonItem';
import buttonsStyles from '../types/buttons/ButtonsBlock.module.css';
import { readButtons } from '../types/buttons/readButtons';
import { columnLook } from '../types/column/columnLook';
import { readColumn } from '../types/column/readColumn';
import { lineLook, readColumnLine } from '../types/column-line/lineLook';
import dividerStyles from '../types/divider/DividerBlock.module.css';
import { readDivider } from '../types/divider/readDivider';
import { readHeading } from '../types/heading/readHeading';
import htmlStyles from '../types/html/HtmlBlock.module.css';
import imageStyles from '../types/image/ImageBlock.module.css';
import { imageSizes, phoneSource, shownImage, splitStyle } from '../types/image/imageLook';
import { readImage } from '../types/image/readImage';
import { readRow } from '../types/row/readRow';
import { rowLook } from '../types/row/rowLook';
import { readSlider } from '../types/slider/readSlider';
import { below960 } from '@/ui/breakpoints';
import sliderStyles from '@/ui/Slider/Slider.module.css';
import { drawBanner } from './drawBanner';
import { drawBackground, drawPicture } from './drawPicture';
import { drawText } from './drawText';
import type { Drawing } from './drawing';
import { escapedTree } from './inertTree';
import { make } from './make';

type Draw = (node: ContentNode, drawing: Drawing) => Node | undefined;

/** Up to this width the phone's picture is shown behind a row or column. */
const rowMobileMedia = '(max-width: 64rem)';

const drawRow: Draw = (node, drawing) => {
  const row = readRow(node.element);
  const { look, sizes, picture } = { look: rowLook(node, row, boxCssNow(node)), sizes: '100vw', picture: row };
  // What moves is laid out by its own code.
  if (row.enableParallax || row.backgroundType === 'video') return drawing.end();
  return make('div', look, drawBackground(drawing, picture, sizes, rowMobileMedia), drawBlocks(node.children, drawing));
};

const drawColumn: Draw = (node, drawing) => {
  const column = readColumn(node.element);
  const look = columnLook(node, column, boxCssNow(node));
  const picture = drawBackground(drawing, column, `${below960} 100vw, 50vw`, rowMobileMedia);
  return make('div', look, picture, drawBlocks(node.children, drawing));
};

/** All columns stand there, for their widths, also where the first view ends within one of them. */
const drawLine: Draw = (node, drawing) => {
  const look = lineLook(node, readColumnLine(node.element), boxCssNow(node));
  return make('div', look, ...node.children.map((child) => draw(child, drawing)));
};

const alignments: Partial<Record<string, string>> = { center: textStyles.center, right: textStyles.right };

const drawTextBlock: Draw = (node, drawing) => {
  const style = boxCssNow(node);
  const alignment = alignments[style.textAlign ?? ''] ?? '';
  const className = `${textStyles.text} ${alignment} ${blockClassNames(node)}`;
  return make('div', { className, style }, drawText(node.element, drawing));
};

const drawHeading: Draw = (node, drawing) =>
  make(
    readHeading(node.element).headingType,
    { className: blockClassNames(node), style: boxCssNow(node) },
    drawText(node.element, drawing),
  );

const drawHtml: Draw = (node, drawing) => {
  const { element } = node;
  const content = element.dataset.decoded === 'true' || element.childElementCount > 0 ? element : escapedTree(element);
  const className = `${textStyles.text} ${htmlStyles.html} ${blockClassNames(node)}`;
  return make('div', { className, style: boxCssNow(node) }, drawText(content, drawing));
};

const drawImage: Draw = (node, drawing) => {
  const props = readImage(node.element);
  const image = shownImage(props);
  if (!image) return undefined;
  const style = splitStyle(boxCssNow(node));
  const picture = drawPicture(drawing, image, {
    sizes: imageSizes(image),
    alt: props.altText,
    className: imageStyles.image ?? '',
    style: style.picture,
    source: phoneSource(props),
  });
  return make(
    'figure',
    { className: `${imageStyles.figure} ${blockClassNames(node)}`, style: style.figure },
    props.link ? make('a', {}, picture) : picture,
    props.caption && make('figcaption', { className: imageStyles.caption }, props.caption),
  );
};

const drawButtons: Draw = (node, drawing) => {
  const style = boxCssNow(node);
  const inner = {
    className: buttonsStyles.buttons,
    'data-appearance': node.appearance,
    'data-same-width': readButtons(node.element).isSameWidth || undefined,
    'data-align': style.textAlign,
  };
  return make(
    'div',
    { className: blockClassNames(node), style },
    make('div', inner, drawBlocks(node.children, drawing)),
  );
};

const drawButton: Draw = (node) => {
  const { text, buttonType } = readButtonItem(node.element);
  const className = contentButtonClass(buttonType, backgroundTone(node.element));
  return make('span', { className, style: boxCssNow(node) }, text);
};

const drawDivider: Draw = (node) => {
  const { width, color, thickness } = readDivider(node.element);
  const style = boxCssNow(node);
  return make(
    'div',
    { className: `${dividerStyles.divider} ${blockClassNames(node)}`, style, 'data-align': style.textAlign },
    make('hr', { className: dividerStyles.line, style: { width, borderTopColor: color, borderTopWidth: thickness } }),
  );
};

const drawStaticBlock: Draw = (node, drawing) =>
  node.children.length > 0
    ? make('div', { className: blockClassNames(node), style: boxCssNow(node) }, drawBlocks(node.children, drawing))
    : undefined;

/** All slides share the height of the tallest; only the first has a picture that counts. */
const drawSlider: Draw = (node, drawing) => {
  const slides = node.children.map((slide) => make('div', { className: sliderStyles.slide }, draw(slide, drawing)));
  const look = {
    className: `${sliderStyles.slider} ${themeClassNames(node.cssClasses)}`,
    style: boxCssNow(node),
    'data-fading': readSlider(node.element).fade,
  };
  const [first, ...others] = slides;
  others.forEach((slide) => slide.setAttribute('inert', ''));
  return first
    ? make(
        'div',
        look,
        make('div', { className: sliderStyles.viewport }, make('div', { className: sliderStyles.slides }, ...slides)),
      )
    : undefined;
};

/** What the first view can draw. Any other type is laid out by code of its own: with it the view ends. */
const views: Partial<Record<ContentType, Draw>> = {
  row: drawRow,
  'column-group': drawLine,
  'column-line': drawLine,
  column: drawColumn,
  text: drawTextBlock,
  heading: drawHeading,
  html: drawHtml,
  image: drawImage,
  banner: drawBanner,
  slide: drawBanner,
  slider: drawSlider,
  buttons: drawButtons,
  'button-item': drawButton,
  divider: drawDivider,
  block: drawStaticBlock,
};

const draw: Draw = (node, drawing) => {
  const view = views[node.contentType];
  return view && drawing.counts() ? view(node, drawing) : drawing.end();
};

/** Draws blocks in their order, as far as the first view goes. */
export const drawBlocks = (nodes: readonly ContentNode[], drawing: Drawing): DocumentFragment => {
  const drawn = document.createDocumentFragment();
  for (const node of nodes) {
    if (drawing.isOver) break;
    const element = draw(node, drawing);
    if (element) drawn.append(element);
  }
  return drawn;
};
