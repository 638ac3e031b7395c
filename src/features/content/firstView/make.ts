const names: Partial<Record<string, string>> = { className: 'class' };

/** As HTML has it; undefined for what is no attribute then. */
const written = (name: string, value: unknown): string | undefined => {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return value === true ? (name.startsWith('data-') ? 'true' : '') : undefined;
};

/** Sets attributes as React takes them: `undefined` and `false` are none. */
export const setAttributes = (element: HTMLElement, attributes: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(attributes)) {
    const text = written(name, value);
    if (text !== undefined) element.setAttribute(names[name] ?? name, text);
  }
};

/** Through the object model, which the policy of the page allows. */
const setStyle = (element: HTMLElement, style: object): void => {
  for (const [name, value] of Object.entries<unknown>({ ...style })) {
    const text = written(name, value);
    if (text === undefined) continue;
    if (name.startsWith('--')) element.style.setProperty(name, text);
    else Object.assign(element.style, { [name]: text });
  }
};

/**
 * Makes an element of the page.
 * @param attributes of `setAttributes`, and a style as React takes it.
 */
export const make = (
  tag: string,
  { style, ...attributes }: { style?: object | undefined } & Record<string, unknown>,
  ...children: (Node | string | undefined)[]
): HTMLElement => {
  const element = document.createElement(tag);
  setAttributes(element, attributes);
  if (style) setStyle(element, style);
  element.append(...children.filter((child) => child !== undefined));
  return element;
};
