import { toFacets } from './facets';
import type { ProductFacetsQuery } from './ProductFacets.graphql.generated';

const answer = (filters: unknown): ProductFacetsQuery => {
  const whole: unknown = {
    products: {
      total_count: 2,
      aggregations: [
        {
          attribute_code: 'form',
          label: 'Form',
          options: [
            { label: 'Moss', value: 'moss', count: 1 },
            { label: 'Plain', value: 'plain', count: 1 },
          ],
        },
      ],
      sort_fields: null,
      filters,
    },
  };
  const isAnswer = (value: unknown): value is ProductFacetsQuery => typeof value === 'object';
  if (!isAnswer(whole)) throw new Error('no answer');
  return whole;
};

const optionsOf = (filters: unknown) => toFacets(answer(filters), false, { yes: 'Yes', no: 'No' }).groups[0]?.options;

test('an option has the colour that the older form of facets tells', () => {
  const filters = [
    {
      request_var: 'form',
      filter_items: [
        { value_string: 'moss', swatch_data: { value: '#6f7f55' } },
        { value_string: 'plain', swatch_data: null },
      ],
    },
  ];
  expect(optionsOf(filters)).toEqual([
    { value: 'moss', label: 'Moss', count: 1, swatch: '#6f7f55' },
    { value: 'plain', label: 'Plain', count: 1 },
  ]);
});

test('facets are there without it, where the backend fails to tell it', () => {
  expect(optionsOf(null)?.map(({ label }) => label)).toEqual(['Moss', 'Plain']);
});
