import { screen, waitFor, within } from '@testing-library/react';
import '@/testing/noLayout';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { insertCmsPage, insertProduct, insertStore } from '../../../backend/testing/fixtures';

type Page = Parameters<typeof insertCmsPage>[1];

const open = (page: Page, path = '/our-story'): Promise<RenderedShop> =>
  renderShop({
    path,
    seed: ({ db }) => {
      insertStore(db);
      insertProduct(db, { name: 'Zinc', url_key: 'zinc' });
      insertCmsPage(db, { identifier: 'our-story', title: 'Our story', ...page });
    },
  });

const main = () => within(screen.getByRole('main'));

beforeEach(() => {
  window.scrollTo = () => undefined;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a page has its heading, its text and its description', async () => {
  await open({
    content_heading: 'Made in Bristol',
    content: '<p>Since <em>1998</em>.</p>',
    meta_title: 'About Halewell',
    meta_description: 'Who we are.',
  });
  expect(await main().findByRole('heading', { level: 1, name: 'Made in Bristol' })).toBeVisible();
  expect(main().getByText('1998').tagName).toBe('EM');
  await waitFor(() => expect(document.title).toBe('About Halewell | United Kingdom'));
  expect(document.head.querySelector('meta[name="description"]')).toHaveAttribute('content', 'Who we are.');
});

test('without titles of its own it is called as the back office calls it', async () => {
  await open({ content: '<p>Text</p>' });
  await main().findByText('Text');
  await waitFor(() => expect(document.title).toBe('Our story | United Kingdom'));
  expect(main().queryByRole('heading')).not.toBeInTheDocument();
});

test('blocks of a page are shown, and their links stay in the shop', async () => {
  const { user, reloads } = await open({
    content: `<div data-content-type="row" data-appearance="contained"><div data-element="inner">
        <h2 data-content-type="heading">Start here</h2>
        <div data-content-type="buttons"><div data-content-type="button-item"><a href="/zinc.html">See zinc</a></div></div>
      </div></div>`,
  });
  expect(await main().findByRole('heading', { level: 2, name: 'Start here' })).toBeVisible();
  await user.click(main().getByRole('link', { name: 'See zinc' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Zinc' })).toBeVisible();
  expect(reloads()).toBe(0);
});

test.each([
  ['/about-us', 'about-us'],
  ['/', 'home'],
])('an empty page, such as %s, leads to where the shop begins', async (path, identifier) => {
  await renderShop({ path, arrange: ({ data }) => data.emptyPage(identifier) });
  const links = within(await main().findByRole('navigation', { name: 'Categories' }));
  expect(links.getByRole('link', { name: 'Minerals' })).toHaveAttribute('href', '/minerals.html');
  expect(main().getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(main().queryByText('There are no blocks to display.')).not.toBeInTheDocument();
});

test('the home page is one of them', async () => {
  await open({ identifier: 'home', content: '<h1 data-content-type="heading">Winter, handled</h1>' }, '/');
  expect(await main().findByRole('heading', { level: 1, name: 'Winter, handled' })).toBeVisible();
});

describe('around the content', () => {
  test('a page says where it stands; the home page is there already', async () => {
    const { user } = await open({ content: '<p>Text</p>' });
    const crumbs = within(await main().findByRole('navigation', { name: 'Breadcrumbs' }));
    expect(crumbs.getByText('Our story')).toHaveAttribute('aria-current', 'page');
    await user.click(crumbs.getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(main().queryByRole('navigation')).not.toBeInTheDocument());
  });

  test('search engines get the words of a page, and are kept from one that is not for them', async () => {
    const meta = (name: string) => document.head.querySelector(`meta[name="${name}"]`);
    await open({ content: '<p>Text</p>', meta_keywords: 'zinc, Bristol', meta_robots: 'noindex, nofollow' });
    await main().findByText('Text');
    expect(meta('keywords')).toHaveAttribute('content', 'zinc, Bristol');
    expect(meta('robots')).toHaveAttribute('content', 'noindex, nofollow');
  });

  test.each([
    ['#how-it-comes', 'How it comes'],
    ['#50-mg-or-more', '50 mg, or more?'],
  ])('an address with %s leads to the heading', async (hash, name) => {
    const seen: string[] = [];
    Element.prototype.scrollIntoView = function see(this: Element) {
      seen.push(this.textContent);
    };
    await open(
      {
        content: `<div data-content-type="row" data-appearance="full-bleed">
          <h2 data-content-type="heading">How it comes</h2><h2 data-content-type="heading">50 mg, or more?</h2></div>`,
      },
      `/our-story${hash}`,
    );
    await waitFor(() => expect(main().getByRole('heading', { name })).toHaveFocus());
    expect(new Set(seen)).toEqual(new Set([name]));
  });

  test('a fragment that names nothing, or makes no sense, leaves the page alone', async () => {
    await open({ content: '<h2>Text</h2>' }, '/our-story#%E0%A4%A');
    expect(await main().findByRole('heading', { name: 'Text' })).not.toHaveFocus();
  });
});
