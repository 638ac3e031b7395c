import { act, screen, waitFor, within } from '@testing-library/react';
import '@/testing/noLayout';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import {
  insertCustomer,
  insertProduct,
  insertStore,
  insertStoreSetting,
  fixturePassword,
} from '../../../backend/testing/fixtures';
import { Reviews } from './Reviews';
import { shopData } from '../../../backend/testing/arrange/shopData';
import { issueCaptchaToken } from '../../../backend/captcha/tokens';

type Db = RenderedShop['backend']['db'];

const insertReview = (db: Db, index: number, rating: number, text = `Text ${index}`, isVerified = 0): void => {
  shopData(db).review(1, {
    nickname: `Reader ${index}`,
    summary: `Summary ${index}`,
    text,
    rating,
    is_verified: isVerified,
    created_at: `2026-10-${String(index).padStart(2, '0')} 12:00:00`,
  });
};

/** Seven reviews: number 1 is the oldest; 5, 4, 3, 5, 4, 3, 5 stars. */
const insertSeven = (db: Db): void => {
  for (let index = 1; index <= 7; index += 1) insertReview(db, index, 5 - ((index - 1) % 3));
  shopData(db).ratings(7, 82);
};

const open = (seed: (db: Db) => void = insertSeven, options: { signedIn?: boolean } = {}): Promise<RenderedShop> =>
  renderShop({
    render: () => (
      <main tabIndex={-1}>
        <Reviews sku="ZINC" />
      </main>
    ),
    ...(options.signedIn ? { signedIn: { email: 'ann@example.com', password: fixturePassword } } : {}),
    seed: ({ db }) => {
      insertStore(db);
      insertProduct(db, { id: 1, sku: 'ZINC', url_key: 'zinc' });
      insertCustomer(db);
      seed(db);
    },
  });

const main = () => within(screen.getByRole('main'));
const summaries = () =>
  main()
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const newestFive = ['Summary 7', 'Summary 6', 'Summary 5', 'Summary 4', 'Summary 3'];
const shown = (expected: string[]) => waitFor(() => expect(summaries()).toEqual(expected));

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('reading', () => {
  test('the newest come first, a page at a time', async () => {
    const { user } = await open();
    await shown(newestFive);
    expect(main().getByText('7 October 2026')).toBeVisible();
    await user.click(main().getByRole('button', { name: 'Show more reviews' }));
    await shown([...newestFive, 'Summary 2', 'Summary 1']);
    expect(main().queryByRole('button', { name: 'Show more reviews' })).not.toBeInTheDocument();
  });

  test('the breakdown says how many gave how many stars, and chooses them', async () => {
    const { user } = await open();
    await shown(newestFive);
    expect(main().getByRole('button', { name: '5 stars: 3 reviews' })).toHaveTextContent('43%');
    expect(main().getByRole('button', { name: '1 star: 0 reviews' })).toBeDisabled();
    await user.click(main().getByRole('button', { name: '4 stars: 2 reviews' }));
    await shown(['Summary 5', 'Summary 2']);
    expect(main().getByRole('button', { name: '4 stars: 2 reviews' })).toHaveAttribute('aria-pressed', 'true');
    expect(main().getByRole('status')).toHaveTextContent('2 of 7 reviews');
    await user.click(main().getByRole('button', { name: 'Show all reviews' }));
    await shown(newestFive);
    expect(main().getByRole('heading', { name: 'Reviews' })).toHaveFocus();
  });

  test('they can be sorted by stars', async () => {
    const { user } = await open();
    await shown(newestFive);
    await user.selectOptions(main().getByRole('combobox', { name: 'Sort reviews by' }), 'Fewest stars first');
    await shown(['Summary 6', 'Summary 3', 'Summary 5', 'Summary 2', 'Summary 7']);
    await user.selectOptions(main().getByRole('combobox', { name: 'Sort reviews by' }), 'Most stars first');
    await shown(['Summary 7', 'Summary 4', 'Summary 1', 'Summary 5', 'Summary 2']);
  });

  test('A-04: hostile text is text; a verified buyer is marked, and how reviews are checked is said', async () => {
    const text = '<img src=x onerror=alert(1)><script>alert(2)</script>\n\u0000second line';
    await open((db) => {
      insertReview(db, 1, 5, text, 1);
      insertReview(db, 2, 1);
      shopData(db).ratings(2, 60);
    });
    await shown(['Summary 2', 'Summary 1']);
    expect(main().getByText(/<img src=x onerror=alert\(1\)>/)).toBeVisible();
    expect(document.querySelector('main img[src="x"], main script')).toBeNull();
    expect(main().getByText('Reader 1').closest('p')).toHaveTextContent('Reader 1, verified buyer');
    expect(main().getByText('Reader 2').closest('p')).not.toHaveTextContent('verified');
    expect(main().getByText(/We read every review before it is shown/)).toBeVisible();
  });

  test('they are chosen by what they speak of and what the product was bought for; the shop’s answer is shown', async () => {
    const { user } = await open((db) => {
      insertSeven(db);
      const review = { nickname: 'Una', rating: 3, created_at: '2026-10-09 12:00:00', text: 'The lid is stiff.' };
      const tags = { themes: '["packaging"]', need: 'Muscle function' };
      shopData(db).review(1, {
        ...{ ...review, ...tags, summary: 'Stiff' },
        ...{ reply: 'Turn it to the left.', replied_at: '2026-10-10 09:00:00' },
      });
      shopData(db).review(1, { ...review, summary: 'Tub', themes: '["packaging","taste"]', need: 'Immune function' });
      shopData(db).ratings(9, 80);
    });
    await shown(['Tub', 'Stiff', ...newestFive.slice(0, 3)]);
    const stiff = within(main().getByRole('heading', { name: 'Stiff' }).closest('article') ?? document.body);
    expect(stiff.getByText(/^Reply from/)).toBeVisible();
    expect(stiff.getByText('Turn it to the left.')).toBeVisible();
    expect(stiff.getByText('Bought for: Muscle function')).toBeVisible();
    const often = within(main().getByRole('group', { name: 'Often mentioned' }));
    expect(often.queryByRole('button', { name: /Taste/ })).not.toBeInTheDocument();
    await user.click(often.getByRole('button', { name: 'Packaging 2 reviews' }));
    await shown(['Tub', 'Stiff']);
    expect(main().getByRole('status')).toHaveTextContent('2 of 9 reviews');
    await user.click(main().getByRole('button', { name: 'Immune function 1 review' }));
    await shown(['Tub']);
    await user.click(main().getByRole('button', { name: '5 stars: 3 reviews' }));
    expect(await main().findByText('No reviews match these choices.')).toBeVisible();
    expect(main().getByRole('status')).toHaveTextContent('0 of 9 reviews');
  });

  test('a page that fails can be tried again, and the others stay', async () => {
    const { user, backend } = await open();
    await shown(newestFive);
    backend.faults.set([
      { target: { operation: 'ProductReviews' }, fault: { kind: 'graphqlError', message: 'Internal server error' } },
    ]);
    await user.click(main().getByRole('button', { name: 'Show more reviews' }));
    expect(await main().findByText('The reviews could not be loaded.')).toBeVisible();
    expect(summaries()).toEqual(newestFive);
    backend.faults.set([]);
    await user.click(main().getByRole('button', { name: 'Try again' }));
    await shown([...newestFive, 'Summary 2', 'Summary 1']);
    // Not on the body, to which it falls with a button that goes.
    expect(document.activeElement).not.toBe(document.body);
  });
});

describe('writing', () => {
  const field = (name: RegExp) => main().findByRole('textbox', { name });
  const send = () => main().getByRole('button', { name: 'Send review' });
  const kept = ({ data }: RenderedShop) => data.pendingReviews();

  const fillIn = async ({ user }: RenderedShop): Promise<void> => {
    await user.click(main().getByRole('button', { name: 'Write a review' }));
    await user.click(await main().findByRole('radio', { name: '4 stars' }));
    await user.type(await field(/Name/), 'Tom');
    await user.type(await field(/Summary/), 'Handy');
    await user.type(await field(/Review/), 'Fits in a pocket.');
  };
  const tomsReview = {
    nickname: 'Tom',
    summary: 'Handy',
    text: 'Fits in a pocket.',
    rating: 4,
    status: 'pending',
    customer_id: null,
  };

  test('a guest’s review is sent, thanked for and not shown before somebody has read it', async () => {
    const shop = await open();
    await shown(newestFive);
    await fillIn(shop);
    await shop.user.click(send());
    expect(await main().findByText(/yours will appear here a little later/)).toBeVisible();
    expect(
      main()
        .getByText(/yours will appear here a little later/)
        .closest('[role="status"]'),
    ).toHaveFocus();
    expect(kept(shop)).toEqual([tomsReview]);
    expect(summaries()).toEqual(newestFive);
  });

  test('where the store protects reviews, a review carries a token of its form', async () => {
    const shop = await open((db) => {
      insertSeven(db);
      insertStoreSetting(db, 'recaptcha', {
        website_key: 'key',
        badge_position: 'inline',
        language_code: null,
        failure_message: 'No robots.',
        theme: 'light',
        forms: ['PRODUCT_REVIEW'],
      });
    });
    await shown(newestFive);
    await fillIn(shop);
    const script = await waitFor(() => {
      const found = document.querySelector('script[src*="/captcha/"]');
      if (!found) throw new Error('No script yet.');
      return found;
    });
    const token = issueCaptchaToken(shop.backend.db, 'product_review', Date.now());
    const execute = jest.fn(() => Promise.resolve(token));
    Object.assign(window, { grecaptcha: { ready: (done: () => void) => done(), render: () => 5, execute } });
    await act(() => Promise.resolve(script.dispatchEvent(new Event('load'))));
    await shop.user.click(send());
    await waitFor(() => expect(kept(shop)).toEqual([tomsReview]));
    expect(execute).toHaveBeenCalledWith(5, { action: 'product_review' });
    Reflect.deleteProperty(window, 'grecaptcha');
  });

  test('what is missing is said in the usual words of the shop’s forms, and the stars are asked for first', async () => {
    const shop = await open();
    await shown(newestFive);
    await shop.user.click(main().getByRole('button', { name: 'Write a review' }));
    await field(/Name/);
    await shop.user.click(send());
    await waitFor(() => expect(main().getAllByText('Is required.')).toHaveLength(4));
    expect(main().getByRole('radiogroup', { name: /Rating/ })).toHaveAccessibleDescription(
      'Is required. Choose one to five stars.',
    );
    expect(await main().findByRole('link', { name: 'Rating: Choose one to five stars.' })).toBeVisible();
    await waitFor(() => expect(main().getByRole('radio', { name: '1 star' })).toHaveFocus());
    expect(kept(shop)).toEqual([]);
  });

  test('stars are chosen by keyboard too', async () => {
    const { user } = await open();
    await shown(newestFive);
    await user.click(main().getByRole('button', { name: 'Write a review' }));
    (await main().findByRole('radio', { name: '1 star' })).focus();
    await user.keyboard(' {ArrowRight}{ArrowRight}');
    expect(main().getByRole('radio', { name: '3 stars' })).toBeChecked();
  });

  test('a refusal keeps what was typed; the next try sends it', async () => {
    const shop = await open();
    await shown(newestFive);
    await fillIn(shop);
    shop.backend.faults.set([
      { target: { operation: 'CreateProductReview' }, fault: { kind: 'drop', moment: 'before' } },
    ]);
    await shop.user.click(send());
    expect(await main().findByRole('alert')).toHaveTextContent('Your review could not be sent. It is still here');
    expect(await field(/Review/)).toHaveValue('Fits in a pocket.');
    expect(main().getByRole('radio', { name: '4 stars' })).toBeChecked();
    shop.backend.faults.set([]);
    await shop.user.click(send());
    await waitFor(() => expect(kept(shop)).toEqual([tomsReview]));
  });

  test('two quick clicks and Enter send one', async () => {
    const shop = await open();
    await shown(newestFive);
    await fillIn(shop);
    const fetched = jest.spyOn(shop.backend, 'fetch');
    await shop.user.dblClick(send());
    await main().findByText(/yours will appear here a little later/);
    const sent = fetched.mock.calls.filter(([, init]) => JSON.stringify(init ?? {}).includes('CreateProductReview'));
    expect(sent).toHaveLength(1);
    expect(kept(shop)).toHaveLength(1);
  });

  test('what was typed survives closing the form', async () => {
    const shop = await open();
    await shown(newestFive);
    await fillIn(shop);
    const toggle = main().getByRole('button', { name: 'Write a review' });
    await shop.user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(main().queryByRole('textbox', { name: /Summary/ })).not.toBeInTheDocument();
    await shop.user.click(toggle);
    expect(await field(/Summary/)).toHaveValue('Handy');
  });

  test('where guests may not write, they are asked to sign in; who is signed in may', async () => {
    const forbid = (db: Db) => {
      insertSeven(db);
      insertStoreSetting(db, 'allow_guests_to_write_product_reviews', '0');
    };
    const guest = await open(forbid);
    const link = await main().findByRole('link', { name: 'Sign in to write a review' });
    expect(link).toHaveAttribute('href', expect.stringContaining('/sign-in'));
    expect(main().queryByRole('button', { name: 'Write a review' })).not.toBeInTheDocument();
    guest.unmount();
    await open(forbid, { signedIn: true });
    expect(await main().findByRole('button', { name: 'Write a review' })).toBeVisible();
  });
});
