export interface StaticBlockProps {
  /** Of the sanitised tree. */
  content: Node;
}

/** Reads a static block, whose content the backend has put in its place. */
export const readStaticBlock = (element: HTMLElement): StaticBlockProps => ({
  content: element.querySelector('.block-static-block') ?? element,
});
