import type { Handover } from './handover';

/** The fonts of the first view, as the tokens name them. */
const textFace = "1em 'Instrument Sans Variable'";
const headingFace = "1em 'Ysabeau Office Variable'";

/**
 * Asks for the fonts as soon as the styles say where they are. When they are there before anything is painted (a visit
 * that is not the first), the shimmer has them too; otherwise only the page that takes its place.
 */
export const loadFonts = async (boot: Handover): Promise<void> => {
  await boot.styles;
  await Promise.all([document.fonts.load(textFace), document.fonts.load(headingFace)]);
  const place = document.getElementById('boot-page');
  if (place?.dataset.painted === undefined) document.getElementById('boot')?.classList.add('bootFonts');
};
