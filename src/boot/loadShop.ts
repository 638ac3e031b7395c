/** Ends when a picture is there, or will not come. */
export const pictureEnd = (picture: HTMLImageElement | null): Promise<unknown> =>
  !picture || picture.complete
    ? Promise.resolve()
    : new Promise((resolve) => {
        picture.addEventListener('load', resolve);
        picture.addEventListener('error', resolve);
      });

/** Begins to load the shop's own script and the other libraries (public/index.html). React comes with the HTML. */
const addShop = (): void => {
  const template = document.getElementById('boot-shop');
  if (template instanceof HTMLTemplateElement) document.body.append(document.importNode(template.content, true));
};

/** Milliseconds that a picture which is under way has to itself once the libraries are there. */
const pictureGraceMs = 500;

/**
 * Loads the shop behind the first picture, from which it would take the line. Once React is there
 * nothing waits long any more: for a picture that is under way a moment, for an answer that does not come not at all.
 * @param first ends when the first picture is there, or there is none.
 * @param isUnderWay whether a picture is on its way by now.
 * @returns ends when the line is free.
 */
export const loadShop = (first: Promise<unknown>, isUnderWay: () => boolean): Promise<void> => {
  // The scripts that come with the HTML have run then.
  const libraries = new Promise<void>((resolve) =>
    document.addEventListener('DOMContentLoaded', () => setTimeout(resolve, isUnderWay() ? pictureGraceMs : 0)),
  );
  return Promise.race([first, libraries]).then(addShop);
};
