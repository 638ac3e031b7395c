import plainStyles from '../types/banner/BannerBlock.module.css';
import { boxCssNow } from '../block/boxCss';
import { contentButtonClass } from '../block/contentButtonLook';
import { backgroundTone } from '../colours/backgroundTone';
import type { Tone } from '../colours/colours';
import { bannerTheme } from '../themes/themes';
import type { ContentNode } from '../tree/contentNode';
import { hasButton, isStyled, plainClassName, styledBannerLook } from '../types/banner/bannerLook';
import { type BannerProps, readBanner } from '../types/banner/readBanner';
import styles from '../types/banner/StyledBanner.module.css';
import { drawBackground } from './drawPicture';
import { drawText } from './drawText';
import type { Drawing } from './drawing';
import { make } from './make';

const drawButton = (node: ContentNode, props: BannerProps, tone: Tone | undefined, className: string) => {
  if (!hasButton(props)) return undefined;
  const button = contentButtonClass(props.buttonType, tone, node.cssClasses.includes('banner-b'));
  return make('div', { className }, make('span', { className: button }, props.buttonText));
};

/** A banner that looks as a class of the shop's design says. */
const drawPlain = (node: ContentNode, props: BannerProps, drawing: Drawing): Node => {
  const theme = bannerTheme(node.cssClasses);
  const images = { ...props, backgroundAttachment: undefined, backgroundSize: undefined };
  return make(
    'div',
    { className: plainClassName(node) },
    props.desktopImage ? drawBackground(drawing, images, theme.sizes) : undefined,
    make(
      'div',
      { className: plainStyles.place },
      make(
        'div',
        {},
        props.content && make('div', { className: plainStyles.content }, drawText(props.content, drawing)),
        drawButton(node, props, theme.tone, plainStyles.action ?? ''),
      ),
    ),
  );
};

const drawWords = (props: BannerProps, drawing: Drawing): Node | undefined =>
  props.content || props.legal
    ? make(
        'div',
        { className: `${plainStyles.content} ${styles.content}` },
        props.content && drawText(props.content, drawing),
        props.legal && make('div', { className: styles.legal }, drawText(props.legal, drawing)),
      )
    : undefined;

/** A banner with settings of an editor's. */
const drawStyled = (node: ContentNode, props: BannerProps, drawing: Drawing): Node => {
  const look = styledBannerLook(node, props, boxCssNow(node));
  const { theme, isThemed, ground, image, overlayColor, isPoster } = look;
  const images = {
    ...props,
    ...(isThemed && { backgroundAttachment: undefined, backgroundSize: undefined }),
    desktopImage: image,
  };
  const tone = isThemed ? theme.tone : (ground?.tone ?? backgroundTone(node.element));
  const overlay =
    overlayColor === undefined
      ? undefined
      : make('span', { className: styles.overlay, style: { backgroundColor: overlayColor } });
  return make(
    'div',
    look.outer,
    image === undefined ? undefined : drawBackground(drawing, images, theme.sizes),
    ground?.needsVeil ? make('span', { className: styles.veil }) : undefined,
    isPoster ? overlay : undefined,
    make(
      'div',
      { className: plainStyles.place, style: look.place },
      make(
        'div',
        { className: styles.text },
        isPoster ? undefined : overlay,
        drawWords(props, drawing),
        drawButton(node, props, tone, `${plainStyles.action} ${styles.action ?? ''}`),
      ),
    ),
  );
};

/** Draws a banner or a slide. A film is its picture until the page is there. */
export const drawBanner = (node: ContentNode, drawing: Drawing): Node => {
  const props = readBanner(node.element);
  return isStyled(node, props) ? drawStyled(node, props, drawing) : drawPlain(node, props, drawing);
};
