import fc from 'fast-check';
import type { FormValues } from '@/ui/forms/informed/InformedForm';
import { changeDraft, hasTyped, parseDraft, withDraft } from './checkoutDraft';

const formOf = (fields: Record<string, string>, isSame = true): FormValues => ({
  text: (name) => fields[name] ?? '',
  isChecked: () => isSame,
});
const empty = { fields: {}, isSame: null };

test('whatever storage holds, it is a draft of known fields or nothing', () => {
  fc.assert(
    fc.property(fc.anything(), fc.object(), (value, fields) => {
      for (const draft of [parseDraft(value), parseDraft({ fields, isSame: value })])
        expect(Object.values(draft?.fields ?? {}).every((text) => text !== '')).toBe(true);
    }),
  );
  expect(parseDraft({ fields: { shippingCity: 'Bath', card: '4000' }, isSame: false })).toEqual({
    fields: { shippingCity: 'Bath' },
    isSame: false,
  });
});

test('fields that are not on the page keep what was typed into them', () => {
  const typed = changeDraft(empty, formOf({ shippingCity: 'Bath', billingCity: 'York' }), ['shipping', 'billing']);
  const later = changeDraft(typed, formOf({ email: 'a@example.com' }), []);
  expect(later.fields).toMatchObject({ email: 'a@example.com', shippingCity: 'Bath', billingCity: 'York' });
});

test('what was typed stands before what is known, also when it is nothing', () => {
  const typed = changeDraft(empty, formOf({ shippingCity: 'Bath' }), ['shipping']);
  expect(withDraft(typed, 'shipping', { city: 'York', postcode: 'YO1 7HH' })).toMatchObject({
    city: 'Bath',
    postcode: '',
  });
  expect(withDraft(empty, 'shipping', { city: 'York' })).toMatchObject({ city: 'York' });
  expect([hasTyped(typed, 'shipping'), hasTyped(typed, 'billing')]).toEqual([true, false]);
});
