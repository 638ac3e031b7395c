export interface HeadingProps {
  headingType: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  text: string;
}

const headingTypes = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Reads a heading: its level and its text. */
export const readHeading = (element: HTMLElement): HeadingProps => ({
  headingType: headingTypes.find((type) => type === element.tagName.toLowerCase()) ?? 'h2',
  text: element.textContent.trim(),
});
