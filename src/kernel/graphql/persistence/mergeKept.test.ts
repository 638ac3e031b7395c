import { mergeKept } from './mergeKept';

test('a part of an object that is learnt again leaves the rest of it known', () => {
  const page = {
    name: 'Zinc',
    price_range: { minimum_price: { final_price: { value: 10 }, discount: { percent_off: 0 } } },
    categories: [{ __ref: 'CategoryTree:1' }, { __ref: 'CategoryTree:2' }],
    brand: { __ref: 'Brand:1' },
    image: null,
  };
  const inCart = {
    price_range: { minimum_price: { final_price: { value: 9 } } },
    categories: [{ __ref: 'CategoryTree:3' }],
    brand: { __ref: 'Brand:2' },
    image: { url: 'a.jpg' },
  };
  expect(mergeKept(page, inCart)).toEqual({
    name: 'Zinc',
    price_range: { minimum_price: { final_price: { value: 9 }, discount: { percent_off: 0 } } },
    categories: [{ __ref: 'CategoryTree:3' }],
    brand: { __ref: 'Brand:2' },
    image: { url: 'a.jpg' },
  });
});
