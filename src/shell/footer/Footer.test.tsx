import { act, screen, waitFor, within } from '@testing-library/react';
import { type RenderedShop, renderShop } from '@/testing/renderShop';
import { insertCmsBlock, insertStore, insertStoreSetting } from '../../../backend/testing/fixtures';
import { Footer } from './Footer';

const footer = () => within(screen.getByRole('contentinfo'));

const open = async (seed: (db: RenderedShop['backend']['db']) => void = () => undefined): Promise<RenderedShop> => {
  const shop = await renderShop({
    render: () => <Footer />,
    seed: ({ db }) => {
      insertStore(db);
      insertStoreSetting(db, 'copyright', '© {year} Halewell Ltd.');
      seed(db);
    },
  });
  await footer().findByText(`© ${new Date().getFullYear()} Halewell Ltd.`);
  return shop;
};

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('has its fixed links and labels', async () => {
  await open();
  const links = { 'About Us': '/about-us', 'Customer Service': '/customer-service', 'Contact Us': '/contact-us' };
  for (const [name, href] of Object.entries(links)) {
    expect(footer().getByRole('link', { name })).toHaveAttribute('href', href);
  }
  const labels = 'Account, Sign In, Register, Order Status, Returns, Our Story, Email Signup, Give Back, Help';
  for (const label of labels.split(', ')) {
    expect(footer().getByText(label)).toBeVisible();
    expect(footer().queryByRole('link', { name: label })).not.toBeInTheDocument();
  }
  expect(footer().getByRole('link', { name: 'Halewell home' })).toHaveAttribute('href', '/');
});

test('does not ask a customer who is signed in to sign in or register', async () => {
  await renderShop({ render: () => <Footer />, signedIn: true });
  expect(await footer().findByText('Order Status')).toBeVisible();
  expect(footer().queryByText('Sign In')).not.toBeInTheDocument();
  expect(footer().queryByText('Register')).not.toBeInTheDocument();
});

test('opens the shop elsewhere in a new tab that knows nothing of it; Twitter is hidden', async () => {
  await open();
  for (const name of ['Facebook', 'Instagram']) {
    const elsewhere = footer().getByRole('link', { name });
    expect(elsewhere).toHaveAttribute('target', '_blank');
    expect(elsewhere).toHaveAttribute('rel', expect.stringContaining('noopener'));
  }
  expect(footer().queryByRole('link', { name: 'Twitter' })).not.toBeInTheDocument();
  expect(footer().getByText('Twitter')).not.toBeVisible();
});

test('shows the blocks of the back office', async () => {
  await open((db) => {
    insertCmsBlock(db, { identifier: 'footer_additional', content: '<p>Free delivery</p>' });
    insertCmsBlock(db, { identifier: 'footer_links', content: '<ul><li><a href="/terms">Terms</a></li></ul>' });
  });
  expect(await footer().findByText('Free delivery')).toBeVisible();
  expect(await footer().findByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
});

test('says region, language and currency when there is nothing to choose, and offers the choice when there is', async () => {
  const { unmount } = await open();
  expect(await footer().findByText('United Kingdom, English, GBP £')).toBeVisible();
  unmount();
  await open((db) => insertStore(db, { id: 11, code: 'ie_en', name: 'Ireland', is_default: 0 }));
  expect(await footer().findByRole('button', { name: 'Store: United Kingdom' })).toBeVisible();
});

test('tells of bot protection only where a form of the page is protected', async () => {
  const { unmount } = await renderShop({
    render: () => <Footer />,
    arrange: ({ db }) => insertStoreSetting(db, 'recaptcha', null),
  });
  expect(await footer().findByRole('textbox', { name: 'Email address' })).toBeVisible();
  expect(footer().queryByText(/protected/)).not.toBeInTheDocument();
  unmount();
  await renderShop({ render: () => <Footer /> });
  const notice = await footer().findByText(/This site is protected against automated sign-ups/);
  expect(within(notice).getByRole('link', { name: 'Privacy Notice' })).toHaveAttribute('href', '/privacy-notice');
});

test('has the newsletter unless the store has none', async () => {
  const { unmount } = await renderShop({ render: () => <Footer /> });
  expect(await footer().findByRole('region', { name: 'One useful letter a month' })).toBeVisible();
  expect(await footer().findByRole('textbox', { name: 'Email address' })).toBeVisible();
  unmount();
  await open((db) => {
    insertStoreSetting(db, 'newsletter_enabled', false);
    insertStoreSetting(db, 'contact_enabled', false);
  });
  expect(footer().queryByRole('region')).not.toBeInTheDocument();
  expect(footer().queryByRole('link', { name: 'Contact Us' })).not.toBeInTheDocument();
});

test.each(['/sign-in', '/contact-us', '/checkout/receipt', '/nothing-here'])(
  'has the newsletter in a line at %s, whose form opens below it',
  async (path) => {
    const { user } = await renderShop({ path, render: () => <Footer /> });
    const line = within(await footer().findByRole('region', { name: 'One useful letter a month' }));
    expect(line.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(line.getByRole('button', { name: 'Sign up to the newsletter', expanded: false }));
    expect(await line.findByRole('textbox', { name: 'Email address' })).toBeVisible();
  },
);

test('without its blocks has neither a hole nor an error', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open();
  expect(errors).not.toHaveBeenCalled();
  expect(document.querySelector('footer .additional, footer .links')).toBeNull();
  expect(footer().queryByRole('alert')).not.toBeInTheDocument();
});

test('fetches its content only when it comes near, and shows it at once with its form', async () => {
  const observers: { come: () => void; target: Element | undefined }[] = [];
  class Observer {
    private readonly entry: (typeof observers)[number];
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      this.entry = { come: () => act(() => callback([{ isIntersecting: true }])), target: undefined };
      observers.push(this.entry);
    }
    observe(target: Element): void {
      this.entry.target = target;
    }
    disconnect(): void {
      // Nothing was observed.
    }
    unobserve(): void {
      // The same.
    }
  }
  Object.assign(window, { IntersectionObserver: Observer });
  await renderShop({ render: () => <Footer /> });
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(screen.getByRole('contentinfo')).toBeEmptyDOMElement();
  observers.find(({ target }) => target?.tagName === 'FOOTER')?.come();
  await footer().findByRole('link', { name: 'About Us' });
  // Without it the columns would move when it comes.
  expect(footer().getByRole('textbox', { name: 'Email address' })).toBeVisible();
  await waitFor(() => expect(observers.length).toBeGreaterThan(0));
  Reflect.deleteProperty(window, 'IntersectionObserver');
});
