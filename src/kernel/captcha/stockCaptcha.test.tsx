import { waitFor } from '@testing-library/react';
import { renderShop } from '@/testing/renderShop';
import { playStockBuild } from '@/testing/stock/stockShop';
import { insertStoreSetting } from '../../../backend/testing/fixtures';

playStockBuild();

test('a backend that only lists the forms of version 3 is asked for the list, and its forms are protected', async () => {
  await renderShop({
    profile: 'stock',
    path: '/sign-in',
    arrange: ({ db }) =>
      insertStoreSetting(
        db,
        'recaptcha',
        {
          website_key: 'key',
          minimum_score: 0.5,
          badge_position: 'bottomleft',
          language_code: null,
          failure_message: 'ReCaptcha validation failed, please try again',
          theme: 'light',
          forms: ['CUSTOMER_LOGIN'],
        },
        1,
      ),
  });
  await waitFor(() =>
    expect(document.querySelector<HTMLScriptElement>('script[src*="/captcha/"]')?.src).toMatch(
      /\?render=key&badge=bottomleft$/,
    ),
  );
});
