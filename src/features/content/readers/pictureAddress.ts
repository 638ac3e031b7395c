import { text } from './attributes';

/** Attributes in which scripts of themes keep the address of a picture that they load late: its `src` is a placeholder. */
const lateNames = ['data-src', 'data-original', 'data-lazy-src', 'data-lazy'];
const setNames = ['data-srcset', 'data-lazy-srcset'];

const firstOf = (element: Element, names: readonly string[]): string | undefined =>
  names.map((name) => text(element.getAttribute(name))).find((value) => value !== undefined);

/** The largest picture of a set, from which the image service makes any other size. */
const largestOf = (set: string): string | undefined => {
  const pictures = set
    .trim()
    .split(/,\s+|(?<=\s[\d.]+[wx]),/)
    .map((candidate) => candidate.split(/\s+/));
  const sizeOf = ([, size = '1x']: readonly string[]): number => Number.parseFloat(size) || 0;
  return pictures.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0]?.[0] || undefined;
};

const isData = (address: string | undefined): boolean => /^data:/i.test(address ?? '');

/** Where the picture of an `img` comes from, also where a script of the theme would have set that. */
export const pictureAddress = (img: Element): string | undefined => {
  const src = text(img.getAttribute('src'));
  const set = firstOf(img, setNames);
  return firstOf(img, lateNames) ?? (src && !isData(src) ? src : ((set && largestOf(set)) ?? src));
};

/** Whether a picture has no address of its own, but perhaps a placeholder. */
const isPlaceholder = (img: Element): boolean => {
  const address = pictureAddress(img);
  return address === undefined || isData(address) || (!firstOf(img, lateNames) && /\blazy/.test(img.className));
};

const isFallback = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.dataset.fallback !== undefined;

/** The picture that a fallback may stand for: what comes right before it. */
const lateOf = ({ previousElementSibling: before }: Element): Element | undefined =>
  before?.matches('img') ? before : [...(before?.querySelectorAll('img') ?? [])].at(-1);

/** Whether another picture stands for this one: of that of a script's and that for browsers without scripts, the one with an address. */
export const isReplaced = (img: Element): boolean => {
  if (!isFallback(img))
    return isFallback(img.nextElementSibling ?? img.parentElement?.nextElementSibling) && isPlaceholder(img);
  const late = lateOf(img);
  return (
    late !== undefined &&
    !isPlaceholder(late) &&
    (firstOf(late, lateNames) !== undefined || pictureAddress(late) === pictureAddress(img))
  );
};
