import { screen, within } from '@testing-library/dom';
import { price, product } from '@/testing/boot/routes';
import { show } from '@/testing/boot/showRoute';

const claim = (text: string) => ({ nutrient: 'Zinc', text, condition: 'At 1.5 mg a day.' });

afterEach(() => document.body.replaceChildren());

describe('a product', () => {
  it('has its heading, price and first picture in the order of the gallery', () => {
    const place = show(
      product({
        media_gallery_entries: [
          { file: '/z/back.jpg', position: 2, disabled: false },
          { file: '/z/front.jpg', position: 1, disabled: false },
          { file: '/z/off.jpg', position: 0, disabled: true },
        ],
      }),
    );
    expect(within(place).getByRole('heading', { level: 1 })).toHaveTextContent('Zinc');
    expect(within(place).getByText('£12.50')).toBeInTheDocument();
    expect(place.querySelector('img')?.srcset).toContain('/catalog/product/z/front.jpg');
  });

  it('has a drawing in the place of a picture that there is none of, as the page', () => {
    const place = show(product({ media_gallery_entries: [] }));
    expect(place.querySelector('img')).toBeNull();
    expect(place.querySelector('[data-no-picture="only"]')).toBeVisible();
  });

  it('leaves a name with an entity to the shop, and shows one with a plain sign', () => {
    const coded = show(product({ name: 'Men&#039;s D&amp;K &reg;' }));
    expect(coded.textContent).not.toContain('&');
    expect(within(coded).getByText('£12.50')).toBeInTheDocument();
    expect(within(show(product({ name: 'Salt & pepper; 5' }))).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Salt & pepper; 5',
    );
  });

  it('has its first claim with the condition, and the line that opens the others', () => {
    const several = show(product({ supplement: { claims: [claim('First.'), claim('Second.')] } }));
    expect(within(several).getByText('First.')).toBeVisible();
    expect(within(several).getByText('At 1.5 mg a day.')).toBeVisible();
    expect(within(several).queryByText('Second.')).not.toBeInTheDocument();
    expect(several.querySelector('[data-slot="moreClaims"]')).not.toBeNull();
    const one = show(product({ supplement: { claims: [claim('First.')] } }));
    expect(one.querySelector('[data-slot="moreClaims"]')).toBeNull();
    expect(show(product()).querySelector('[data-slot="claims"]')).toBeNull();
  });

  it('says what it was on sale, and where a range begins', () => {
    const onSale = show(product({ price_range: price(10, 15) }));
    expect(within(onSale).getByText('£10.00')).toBeVisible();
    expect(within(onSale).getByText('£15.00').tagName).toBe('S');
    const range = { ...price(10), maximum_price: { final_price: { value: 30, currency: 'GBP' } } };
    expect(within(show(product({ price_range: range }))).getByText('From £10.00')).toBeVisible();
  });

  it('is the variant that the page will choose', () => {
    const variant = (label: string, stockStatus: string, value: number) => ({
      attributes: [{ code: 'size', uid: label, label }],
      product: {
        stock_status: stockStatus,
        pack_summary: label,
        media_gallery_entries: [{ file: `/${label}.jpg`, position: 1, disabled: false }],
        price_range: price(value),
      },
    });
    const values = ['30', '60', '90'].map((label) => ({ uid: label, label }));
    const route = product({
      __typename: 'ConfigurableProduct',
      configurable_options: [{ attribute_code: 'size', values }],
      variants: [variant('30', 'OUT_OF_STOCK', 5), variant('60', 'IN_STOCK', 10), variant('90', 'IN_STOCK', 15)],
    });
    const place = show(route);
    expect(within(place).getByText('£10.00')).toBeInTheDocument();
    expect(place.querySelector('img')?.srcset).toContain('/media/catalog/product/60.jpg');
    expect(within(show(route, { search: '?size=90' })).getByText('£15.00')).toBeInTheDocument();
    expect(within(show(route, { search: '?size=1000' })).getByText('£10.00')).toBeInTheDocument();
  });
});

test('the category that the shopper came from is the way back from a product', () => {
  sessionStorage.setItem('shop:category', 'needs');
  const categories = [
    { uid: 'minerals', name: 'Minerals', level: 2, breadcrumbs: null },
    { uid: 'needs', name: 'Needs', level: 2, breadcrumbs: null },
  ];
  show(product({ categories }));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Home', 'Needs', 'Zinc']);
  sessionStorage.clear();
});
