import { act, screen, waitFor } from '@testing-library/react';
import { openPayment, ordersOf, pressPay } from '@/testing/openPayment';
import { issueCaptchaToken } from '../../../../backend/captcha/tokens';
import { insertCoupon, insertStoreSetting } from '../../../../backend/testing/fixtures';
import { shopData } from '../../../../backend/testing/arrange/shopData';

const failure = 'ReCaptcha validation failed, please try again';
const execute = jest.fn((_widget: number, _options: { action: string }) => Promise.resolve('made up'));
const script = () => document.querySelector<HTMLScriptElement>('script[src*="/captcha/"]');

/** Checkout at the payment of an order that costs nothing, where the backend protects these forms. */
const open = (forms: string[]) =>
  openPayment({
    arrange: ({ db }) => {
      insertCoupon(db, { code: 'GIFT', percent: 100, is_free_shipping: 1 });
      shopData(db).couponOnCart('GIFT');
      insertStoreSetting(db, 'recaptcha', {
        website_key: 'key',
        badge_position: 'bottomright',
        language_code: 'en',
        failure_message: failure,
        theme: 'light',
        forms,
      });
    },
  });

const orderButton = /^Place order$/;

afterEach(() => {
  script()?.remove();
  execute.mockClear();
  Reflect.deleteProperty(window, 'grecaptcha');
});

test('an order carries a token; one that the backend refuses is told, and the next try may do', async () => {
  const shop = await open(['PLACE_ORDER']);
  await waitFor(() => expect(script()).not.toBeNull());
  Object.assign(window, { grecaptcha: { ready: (done: () => void) => done(), render: () => 1, execute } });
  await act(() => Promise.resolve(script()?.dispatchEvent(new Event('load'))));
  await pressPay(shop.user, orderButton);
  expect(
    await screen.findByText(
      /We could not confirm that you are not a robot\..* at care@halewell\.example or 0117 496 0123/,
    ),
  ).toBeVisible();
  expect(ordersOf(shop)).toEqual([]);

  execute.mockResolvedValueOnce(issueCaptchaToken(shop.backend.db, 'place_order', Date.now()));
  await pressPay(shop.user, orderButton);
  await waitFor(() => expect(ordersOf(shop)).toHaveLength(1));
  expect(execute).toHaveBeenCalledWith(1, { action: 'place_order' });
});

test('without protection no script of its provider is on the page of payment', async () => {
  const shop = await open(['CONTACT']);
  await screen.findByRole('button', { name: orderButton });
  expect(script()).toBeNull();
  await pressPay(shop.user, orderButton);
  await waitFor(() => expect(ordersOf(shop)).toHaveLength(1));
});
