/** Makes an element. What the backend says goes in as text only. */
export const make = (tag: string, className: string, ...children: (Node | string)[]): HTMLElement => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  element.append(...children);
  return element;
};

/** Grey bars in the place of what is not there yet. */
export const bar = (className: string): HTMLElement => make('div', `bootSh ${className}`);
