import { screen } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { OrderTotals, type OrderTotalsProps } from './OrderTotals';

const pounds = (value: number) => ({ value, currency: 'GBP' as const });

const show = (total: Partial<OrderTotalsProps['total']>, price = total.subtotal?.value ?? 36) =>
  renderUi(
    <OrderTotals
      isShipped
      lines={[{ product_sale_price: pounds(price), quantity_ordered: 1 }]}
      total={{
        subtotal: pounds(36),
        subscription_saving: null,
        discounts: [],
        total_shipping: pounds(0),
        grand_total: pounds(36),
        taxes: [],
        includes_tax: true,
        shipping_handling: null,
        gift_options: null,
        total_store_credit: null,
        total_reward_points: null,
        ...total,
      }}
    />,
  );
const amount = (label: string) => screen.getByText(label).nextElementSibling;

test('what credit and points have paid stands among the rows, also where those are without tax', () => {
  const paid = { total_store_credit: pounds(10), total_reward_points: pounds(5) };
  show({ ...paid, includes_tax: null, grand_total: pounds(21) });
  expect(amount('Store credit')).toHaveTextContent('−£10.00');
  expect(amount('Reward points')).toHaveTextContent('−£5.00');
  expect(amount('Total')).toHaveTextContent('£21.00');
  expect(screen.queryByText('Discount, without tax')).not.toBeInTheDocument();
});

test('an order says what its subscriptions saved, as the cart and the checkout did', () => {
  show({ subscription_saving: { once_subtotal: pounds(40), saving: pounds(4) } });
  expect(amount('Subtotal')).toHaveTextContent('£40.00');
  expect(amount('Subscription saving')).toHaveTextContent('−£4.00');
  expect(amount('Total')).toHaveTextContent('£36.00');
});

const tax = { title: 'VAT', rate: 20, amount: pounds(6) };
const labels = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

test('a tax within the amounts stands below the total', () => {
  show({ taxes: [tax] });
  expect(labels()).toEqual(['Subtotal', 'Delivery', 'Total', 'Includes VAT (20%)']);
});

test('one that a backend answers beside them stands among the rows that add up to it, and that is said', () => {
  show({ taxes: [tax], subtotal: pounds(30), includes_tax: false });
  expect(labels()).toEqual(['Subtotal', 'Delivery', 'VAT (20%)', 'Total']);
  expect(screen.getByText(/shown without tax/)).toBeVisible();
});

test('where prices with tax agree with the total, the subtotal is with tax, too', () => {
  show({ taxes: [tax], subtotal: pounds(30), includes_tax: false }, 36);
  expect(amount('Subtotal')).toHaveTextContent('£36.00');
  expect(labels()).toEqual(['Subtotal', 'Delivery', 'Total', 'Includes VAT (20%)']);
  expect(screen.queryByText(/without tax/)).not.toBeInTheDocument();
});

test('a discount that was taken with tax is shown without, where the rows are without', () => {
  const discounts = [{ label: 'SAVE10', amount: pounds(6) }];
  show({ taxes: [tax], subtotal: pounds(35), discounts, includes_tax: false }, 40);
  expect(amount('Discount, without tax')).toHaveTextContent('−£5.00');
  expect(labels()).toEqual(['Subtotal', 'Delivery', 'Discount, without tax', 'VAT (20%)', 'Total']);
  expect(screen.getByText(/prices of the products are shown with tax/)).toBeVisible();
});

test('one without a plan has its subtotal alone', () => {
  show({});
  expect(amount('Subtotal')).toHaveTextContent('£36.00');
  expect(screen.queryByText('Subscription saving')).not.toBeInTheDocument();
});
