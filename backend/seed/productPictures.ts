/** The pictures of every product in their order, with what each shows. */
export const productViews = [
  { view: 'front', label: 'front of pack' },
  { view: 'still', label: 'pack with its contents' },
  { view: 'back', label: 'supplement facts label' },
  { view: 'close', label: 'label close up' },
  { view: 'dose', label: 'one daily portion' },
  { view: 'scale', label: 'pack beside a glass' },
] as const;

/** Where a picture lies below /media/catalog/product: '/m/a/magnesium-front.jpg'. */
export const pictureFile = (key: string, view: string): string => {
  const name = `${key}-${view}.jpg`;
  return `/${name.charAt(0)}/${name.charAt(1)}/${name}`;
};
