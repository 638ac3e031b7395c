/** Constructable style sheets, which jsdom does not have: it parses the rules of a style element all the same. */
CSSStyleSheet.prototype.replaceSync = function replaceSync(text: string): void {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
  Object.defineProperty(this, 'cssRules', { value: style.sheet?.cssRules ?? [], configurable: true });
  style.remove();
};
