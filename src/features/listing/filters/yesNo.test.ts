import { playStockBuild } from '@/testing/stock/stockShop';
import { toFacets } from './facets';

playStockBuild();

const yesNo = { yes: 'Yes', no: 'No' };
const labelsOf = (options: [value: string, label: string | null][]) =>
  toFacets(
    {
      products: {
        total_count: 3,
        sort_fields: null,
        filters: null,
        aggregations: [
          {
            attribute_code: 'is_eco',
            label: 'Eco',
            options: options.map(([value, label]) => ({ value, label, count: 1 })),
          },
        ],
      },
    },
    true,
    yesNo,
  ).groups[0]?.options.map(({ label }) => label);

test.each([
  [
    [
      ['0', '0'],
      ['1', '1'],
    ],
    ['No', 'Yes'],
  ],
  [[['1', null]], ['Yes']],
  [
    [
      ['1', 'Yes'],
      ['0', 'No'],
    ],
    ['Yes', 'No'],
  ],
  [
    [
      ['0', '0'],
      ['1', '1'],
      ['2', '2'],
    ],
    ['0', '1', '2'],
  ],
  [
    [
      ['12', '0'],
      ['13', '1'],
    ],
    ['0', '1'],
  ],
] satisfies [[string, string | null][], string[]][])('options %j are called %j', (options, labels) => {
  expect(labelsOf(options)).toEqual(labels);
});
