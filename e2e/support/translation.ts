import type { BrowserContext } from '@playwright/test';

/**
 * Treats every page as a browser's translation does: each text node is replaced by elements with its words, and again
 * after each change. The words stay as they are, so that journeys find what they look for.
 */
export const translatePages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const untouched = 'script, style, title, textarea, option, svg, font, noscript, [translate=no]';
    const translate = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
        if (node instanceof Text && node.data.trim() !== '' && !node.parentElement?.closest(untouched))
          texts.push(node);
      for (const text of texts) {
        const outer = document.createElement('font');
        outer.append(document.createElement('font'));
        outer.firstElementChild?.append(text.data);
        text.replaceWith(outer);
      }
    };
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData' && target.isConnected) translate(target);
        for (const node of addedNodes) if (node.isConnected) translate(node);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
