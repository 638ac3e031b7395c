import { changeAnswers } from '../../e2e/support/answers';
import type { Visit } from './pageCost';

/** Entries under one entry of the first level. */
const branch = 50;

interface Entry {
  uid: string;
  children: Entry[];
}

const isRoot = (part: object): part is Entry => {
  const children: unknown = Reflect.get(part, 'children');
  return Array.isArray(children) && children.some((child: object) => Array.isArray(Reflect.get(child, 'children')));
};

/** Copies of an entry without what is below it. */
const copies = (entry: Entry, count: number, prefix: string): Entry[] =>
  Array.from({ length: count }, (_, index) => {
    const uid = `${prefix}-${index}`;
    return { ...entry, uid, url_path: `menu/${uid}`, name: `Line ${uid}`, children: [] };
  });

/** A visit to the home page of a shop whose menu has so many entries; its shopper opens the menu. */
export const menuVisit = (origin: string, entries: number): Visit => ({
  options: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, baseURL: origin },
  path: '/',
  arrive: (page) =>
    changeAnswers(page, (part) => {
      if (Reflect.get(part, '__typename') !== 'CategoryTree' || 'name' in part || !isRoot(part)) return;
      const [pattern] = part.children;
      if (!pattern) return;
      const tops = copies(pattern, Math.ceil(entries / (branch + 1)), 'top');
      Reflect.set(
        part,
        'children',
        tops.map((top) => ({ ...top, children: copies(pattern, Math.min(branch, entries - tops.length), top.uid) })),
      );
    }),
  act: (page) => page.getByRole('button', { name: 'Menu' }).click(),
});
