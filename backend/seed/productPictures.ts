/** The pictures of every product in their order, with what each shows. */
export const productViews = [
  { view: 'front', label: 'front of pack' },
  { view: 'contents', label: 'contents close up' },
  { view: 'back', label: 'supplement facts label' },
  { view: 'scale', label: 'pack beside a glass' },
  { view: 'ingredient', label: 'ingredient in a dish' },
] as const;

/** Where a picture lies below /media/catalog/product: '/m/a/magnesium-front.jpg'. */
export const pictureFile = (key: string, view: string): string => {
  const name = `${key}-${view}.jpg`;
  return `/${name.charAt(0)}/${name.charAt(1)}/${name}`;
};
