/** The templates that the HTML carries (templates.tsx). */
export type TemplateName = 'start' | 'category' | 'product' | 'content' | 'wide' | 'hero' | 'checkout';

/** A copy of what a template holds; undefined where the page does not carry it. */
export const pageTemplate = (name: TemplateName): DocumentFragment | undefined => {
  const template = document.getElementById(`boot-${name}`);
  return template instanceof HTMLTemplateElement ? document.importNode(template.content, true) : undefined;
};
