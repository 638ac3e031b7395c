import { drawBlocks } from './firstView/drawBlocks';
import { drawText } from './firstView/drawText';
import { Drawing } from './firstView/drawing';
import { readTree, trustInertBy } from './firstView/inertTree';
import { make } from './firstView/make';
import textStyles from './rich/runningText.module.css';
import { readBlocks } from './tree/readTree';

/** The beginning of a page's content. */
export interface DrawnContent {
  elements: Node;
  /** Loads the pictures that are in the window. To be called when the elements are in their place. */
  loadPictures: () => void;
}

/**
 * Draws the beginning of content as `Content` shows it, before the code that shows it is there: elements, classes and
 * styles are those of the components, and come from the same functions. Nothing in it can be pressed. It ends with what
 * cannot be drawn safely, or is laid out by code of its own.
 * @param html as the backend sent it. What is drawn has no element and no attribute but those named in the code.
 * @param isFirst whether it is the first thing on the page; else it has no heading of the first level.
 * @param trust vouches for a text that becomes a tree which is never part of the page.
 */
export const drawContent = (html: string, isFirst: boolean, trust: (html: string) => string): DrawnContent => {
  trustInertBy(trust);
  const { tree, rules } = readTree(isFirst ? html : html.replace(/(<\/?)h1\b/gi, '$1h2'));
  const drawing = new Drawing();
  const elements = html.includes('data-content-type=')
    ? drawBlocks(readBlocks(tree, rules), drawing)
    : make('div', { className: textStyles.text }, drawText(tree, drawing));
  return { elements, loadPictures: () => drawing.loadSeen() };
};
