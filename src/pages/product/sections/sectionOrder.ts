/** Sections below the buy box, in the order that holds unless the store says otherwise. */
export const sectionCodes = [
  'overview',
  'premium_content',
  'related',
  'recommendations',
  'faq',
  'reviews',
  'social_feed',
] as const;

export type SectionCode = (typeof sectionCodes)[number];

interface SortedSection {
  code: string;
  sort_order: number;
}

const isKnown = (code: string): code is SectionCode => sectionCodes.some((known) => known === code);

/** Whether the backend has what a section shows. */
const isOffered = (code: SectionCode): boolean =>
  code === 'premium_content' ? CAPABILITIES.premiumContent : code !== 'faq' || CAPABILITIES.productFaq;

/**
 * Sections in the store's sort order; unknown ones are ignored, and one named twice stands where it is named first.
 * @param configured null or empty on a backend without the extension: the default order.
 */
export const orderedSections = (configured: readonly SortedSection[] | null | undefined): readonly SectionCode[] => {
  if (!configured || configured.length === 0) return sectionCodes.filter(isOffered);
  const sorted = [...configured].sort((a, b) => a.sort_order - b.sort_order).map(({ code }) => code);
  return [...new Set(sorted.filter(isKnown).filter(isOffered))];
};
