import { act, screen, waitFor, within } from '@testing-library/react';
import { signIn } from '@/features/session/signIn';
import { signOutAndRevoke } from '@/features/session/signOut';
import '@/testing/noLayout';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { firstCustomer } from '@/testing/signInAt';
import { renderShop } from '@/testing/renderShop';
import type { TestBackend } from '../../../backend/testing/createTestBackend';

/** What a product costs the group of the customer; no price of the catalogue. */
const groupPrice = 1.23;
const groupText = '£1.23';

/** The backend as one with a customer group: who is signed in has other prices. */
const withGroupPrices = (backend: TestBackend): void => {
  const { fetch } = backend;
  backend.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (!new Headers(init?.headers).has('authorization')) return answer;
    const text = await answer.text();
    const changed = text.replace(
      /("final_price":\{[^}]*"value":)[\d.]+/g,
      (_match, before: string) => `${before}${groupPrice}`,
    );
    return new Response(changed, answer);
  };
};

/** The router follows a page's answer from the first paint on. */
const settled = ({ apollo }: Pick<ThunkServices, 'apollo'>): Promise<void> =>
  waitFor(() =>
    expect([...apollo.getObservableQueries('all')].map(({ queryName }) => queryName)).toContain('ResolveURL'),
  );

const main = () => within(screen.getByRole('main'));
const groupPrices = () => main().queryAllByText(groupText).length;
const { email = '', password = '' } = firstCustomer ?? {};

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test.each(['/vitamins.html', '/vitamins.html?form=capsules', '/search.html?query=vitamin'])(
  'prices of a group come with the customer and go with them: %s',
  async (path) => {
    const { store, services } = await renderShop({ path, arrange: withGroupPrices });
    await main().findAllByRole('article');
    if (!path.startsWith('/search')) await settled(services);
    expect(groupPrices()).toBe(0);

    await act(() => store.dispatch(signIn({ email, password })));
    await waitFor(() => expect(groupPrices()).toBeGreaterThan(1));

    await act(() => store.dispatch(signOutAndRevoke()));
    await waitFor(() => expect(groupPrices()).toBe(0));
    expect(main().getAllByText(/^£\d/).length).toBeGreaterThan(1);
  },
);

test('a page that is not on screen shows no price of the customer before', async () => {
  const { store, user, services } = await renderShop({
    path: '/vitamins.html',
    signedIn: true,
    arrange: withGroupPrices,
  });
  await waitFor(() => expect(groupPrices()).toBeGreaterThan(1));
  const [first] = main().getAllByRole('article');
  const name = within(first ?? document.body).getAllByRole('link')[0];
  await user.click(name ?? document.body);
  await waitFor(() => expect(window.location.pathname).not.toBe('/vitamins.html'));
  await waitFor(() => expect(groupPrices()).toBeGreaterThan(0));
  await settled(services);

  await act(() => store.dispatch(signOutAndRevoke()));
  await waitFor(() => expect(groupPrices()).toBe(0));
  expect(JSON.stringify(services.apollo.extract())).not.toContain(String(groupPrice));
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/vitamins.html'));
  expect(await main().findAllByRole('article')).not.toHaveLength(0);
  expect(groupPrices()).toBe(0);
});

test('the first question after a change of customer names no cache id of the one before', async () => {
  const sent: (string | null)[] = [];
  const { store, services } = await renderShop({
    path: '/vitamins.html',
    arrange: (backend) => {
      const { fetch } = backend;
      backend.fetch = (input, init) => {
        // A customer's first question goes by POST.
        if (typeof input === 'string' && (input + JSON.stringify(init?.body)).includes('ResolveURL'))
          sent.push(new Headers(init?.headers).get('x-magento-cache-id'));
        return fetch(input, init);
      };
    },
  });
  await settled(services);
  sent.length = 0;
  await act(() => store.dispatch(signIn({ email, password })));
  await waitFor(() => expect(sent).toEqual([null]));
});

test('where the new prices cannot be had after a sign-out, the page is loaded again', async () => {
  let isDown = false;
  const { store, services, reloads } = await renderShop({
    path: '/vitamins.html',
    signedIn: true,
    arrange: (backend) => {
      const { fetch } = backend;
      backend.fetch = (input, init) =>
        isDown ? Promise.resolve(new Response('down', { status: 503 })) : fetch(input, init);
    },
  });
  await settled(services);
  isDown = true;
  await act(() => store.dispatch(signOutAndRevoke()));
  await waitFor(() => expect(reloads()).toBe(1));
});
