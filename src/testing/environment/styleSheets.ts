/**
 * Constructable style sheets, which jsdom does not have: it parses the rules of a style element all the same, and applies
 * them while the element stands in the document.
 */
const texts = new WeakMap<CSSStyleSheet, string>();

CSSStyleSheet.prototype.replaceSync = function replaceSync(text: string): void {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
  Object.defineProperty(this, 'cssRules', { value: style.sheet?.cssRules ?? [], configurable: true });
  style.remove();
  texts.set(this, text);
};

let adopted: { sheet: CSSStyleSheet; style: HTMLStyleElement }[] = [];

Object.defineProperty(Document.prototype, 'adoptedStyleSheets', {
  configurable: true,
  get: () => adopted.map(({ sheet }) => sheet),
  set: (sheets: readonly CSSStyleSheet[]) => {
    adopted.forEach(({ style }) => style.remove());
    adopted = sheets.map((sheet) => ({ sheet, style: document.createElement('style') }));
    for (const { sheet, style } of adopted) {
      style.textContent = texts.get(sheet) ?? '';
      document.head.append(style);
    }
  },
});
