/** Ends when a picture is there, or will not come. */
export const pictureEnd = (picture: HTMLImageElement | null): Promise<unknown> =>
  !picture || picture.complete
    ? Promise.resolve()
    : new Promise((resolve) => {
        picture.addEventListener('load', resolve);
        picture.addEventListener('error', resolve);
      });

/** Begins to load the shop's own script (public/index.html). The libraries before it come with the HTML. */
const addShop = (): void => {
  const template = document.getElementById('boot-shop');
  if (template instanceof HTMLTemplateElement) document.body.append(document.importNode(template.content, true));
};

/**
 * Loads the shop's own script behind the first picture, from which it would take the line. Once the libraries are there
 * the line is free, and nothing waits any longer: neither for a picture nor for an answer that does not come.
 * @param first ends when the first picture is there, or there is none.
 * @returns ends when the line is free.
 */
export const loadShop = (first: Promise<unknown>): Promise<void> => {
  // The scripts that come with the HTML have run then.
  const libraries = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  return Promise.race([first, libraries]).then(addShop);
};
