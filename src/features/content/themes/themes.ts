// Before the themes, which lay out the pictures of their banners in their own way.
import '../block/BackgroundPicture.module.css';
import styles from './general.module.css';
import heroStyles from './hero.module.css';
import calloutStyles from './callout.module.css';
import bannerAStyles from './bannerA.module.css';
import bannerBStyles from './bannerB.module.css';
import pagesStyles from './pages.module.css';
import panelsStyles from './panels.module.css';
import { ownClassNames } from '../rich/ownClassNames';
import { below1440, below640, below800, below960 } from '@/ui/breakpoints';

/** How a banner with an editor's class is laid out, and how wide its picture gets (the `sizes` of its image). */
export interface BannerTheme {
  className: string | undefined;
  sizes: string;
  /** Of a ground that is always light. */
  tone?: 'light';
}

const bannerThemes: Record<string, BannerTheme> = {
  hero: { className: heroStyles.hero, sizes: '100vw', tone: 'light' },
  'banner-a': { className: bannerAStyles.bannerA, sizes: '100vw' },
  'banner-b': {
    className: bannerBStyles.bannerB,
    sizes: `${below960} 100vw, ${below1440} 44vw, 640px`,
    tone: 'light',
  },
  callout: {
    className: calloutStyles.callout,
    sizes: `${below640} 40vw, ${below960} 256px, ${below1440} 19.4vw, 280px`,
    tone: 'light',
  },
  'category-tile': {
    className: bannerBStyles.tile,
    sizes: `${below640} 45vw, ${below1440} 22vw, 320px`,
    tone: 'light',
  },
  // These two are laid out by the sections of the product page that they stand in.
  premium: { className: undefined, sizes: `${below1440} 94vw, 1344px` },
  tile: { className: undefined, sizes: `${below640} 41vw, ${below1440} 18vw, 250px`, tone: 'light' },
  guide: { className: panelsStyles.guide, sizes: `${below800} 100vw, 55vw`, tone: 'light' },
};

/** For a banner without such a class: the editor's own settings lay it out (StyledBanner). */
export const defaultBannerTheme: BannerTheme = { className: undefined, sizes: '100vw' };

/** Classes that an editor may set on any block. */
const blockThemes: Record<string, string | undefined> = {
  'tint-sage': styles.tintSage,
  'tint-butter': styles.tintButter,
  'tint-blush': styles.tintBlush,
  'tint-sky': styles.tintSky,
  'tint-clay': styles.tintClay,
  'tint-stone': styles.tintStone,
  section: styles.section,
  'section-heading': styles.sectionHeading,
  callouts: calloutStyles.callouts,
  tiles: bannerBStyles.tiles,
  'category-tiles': bannerBStyles.categoryTiles,
  statement: heroStyles.statement,
  proof: panelsStyles.proof,
  'small-heading': styles.smallHeading,
  'page-text': styles.pageText,
  narrow: styles.narrow,
  lead: styles.lead,
  display: styles.display,
  contained: pagesStyles.contained,
  apart: pagesStyles.apart,
  'on-ink': `${pagesStyles.onInk} ${styles.onDark}`,
  split: pagesStyles.split,
  panel: pagesStyles.panel,
  cards: pagesStyles.cards,
  facts: pagesStyles.facts,
  contents: pagesStyles.contents,
  prose: pagesStyles.prose,
  'small-print': pagesStyles.smallPrint,
};

/** The look of a banner by its first known class. */
export const bannerTheme = (cssClasses: readonly string[]): BannerTheme =>
  cssClasses.map((name) => bannerThemes[name]).find((theme) => theme !== undefined) ?? defaultBannerTheme;

/** Class names of the looks that an editor's classes ask for, and those classes, which the editor's own rules may name. */
export const themeClassNames = (cssClasses: readonly string[]): string =>
  cssClasses
    .map((name) => (Object.hasOwn(blockThemes, name) ? blockThemes[name] : undefined))
    .concat(ownClassNames(cssClasses))
    .filter(Boolean)
    .join(' ');
