import fc from 'fast-check';
import { orderedSections, sectionCodes } from './sectionOrder';

const section = (code: string, order: number) => ({ code, sort_order: order });

test('the store’s sort order decides, whatever order the list is in', () => {
  expect(orderedSections([section('reviews', 5), section('overview', 10), section('faq', 1)])).toEqual([
    'faq',
    'reviews',
    'overview',
  ]);
});

test('without the extension the default order holds', () => {
  expect(orderedSections(null)).toEqual(sectionCodes);
  expect(orderedSections(undefined)).toEqual(sectionCodes);
  expect(orderedSections([])).toEqual(sectionCodes);
});

test('whatever the store names, only known sections come, each once', () => {
  const code = fc.oneof(fc.string(), fc.constantFrom(...sectionCodes, 'toString', '__proto__'));
  fc.assert(
    fc.property(fc.array(fc.record({ code, sort_order: fc.integer() }), { minLength: 1 }), (configured) => {
      const found = orderedSections(configured);
      const known = sectionCodes.filter((name) => configured.some((entry) => entry.code === name));
      expect([...found].sort()).toEqual([...known].sort());
    }),
  );
});
