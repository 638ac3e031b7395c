import styles from './themes.module.css';

/** How a banner with an editor's class is laid out, and how wide its picture gets (the `sizes` of its image). */
interface BannerTheme {
  className: string | undefined;
  sizes: string;
}

const bannerThemes: Record<string, BannerTheme> = {
  hero: { className: styles.hero, sizes: '100vw' },
  'banner-a': { className: styles.bannerA, sizes: '100vw' },
  'banner-b': { className: styles.bannerB, sizes: '(max-width: 960px) 100vw, 50vw' },
  callout: { className: styles.callout, sizes: '(max-width: 640px) 40vw, (max-width: 960px) 50vw, 25vw' },
  guide: { className: styles.guide, sizes: '(max-width: 800px) 100vw, 55vw' },
};

const defaultBannerTheme: BannerTheme = { className: styles.poster, sizes: '100vw' };

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
  callouts: styles.callouts,
  tiles: styles.tiles,
  proof: styles.proof,
  'small-heading': styles.smallHeading,
  'page-text': styles.pageText,
  narrow: styles.narrow,
  lead: styles.lead,
  display: styles.display,
};

/** The look of a banner by its first known class. */
export const bannerTheme = (cssClasses: readonly string[]): BannerTheme =>
  cssClasses.map((name) => bannerThemes[name]).find((theme) => theme !== undefined) ?? defaultBannerTheme;

/** Class names of the looks that an editor's classes ask for; unknown ones do nothing. */
export const themeClassNames = (cssClasses: readonly string[]): string =>
  cssClasses
    .map((name) => (Object.hasOwn(blockThemes, name) ? blockThemes[name] : undefined))
    .filter(Boolean)
    .join(' ');
