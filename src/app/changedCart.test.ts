import { changedCart } from './changedCart';

const body = (query: string, variables: object) => JSON.stringify({ operationName: 'X', variables, query });

test('a mutation of a cart, and a shipping address by REST, change the cart of their id', () => {
  expect(changedCart('/graphql', body('mutation ApplyCoupon($cartId:String!){x}', { cartId: 'c1' }))).toBe('c1');
  expect(changedCart('/graphql', body('mutation MergeCarts($guestCartId:String!){x}', { guestCartId: 'c2' }))).toBe(
    'c2',
  );
  expect(changedCart('/rest/default/V1/guest-carts/c3/shipping-information', '{}')).toBe('c3');
});

test('reading, an estimate, another mutation and the order itself change none', () => {
  expect(changedCart('/graphql', body('query GetCartDetails($cartId:String!){x}', { cartId: 'c1' }))).toBeUndefined();
  expect(
    changedCart('/graphql', body('mutation EstimateTotals($cartId:String!){x}', { cartId: 'c1' })),
  ).toBeUndefined();
  expect(changedCart('/graphql', body('mutation ContactUs{x}', {}))).toBeUndefined();
  expect(changedCart('/rest/default/V1/guest-carts/c3/payment-information', '{"cartId":"c3"}')).toBeUndefined();
});
