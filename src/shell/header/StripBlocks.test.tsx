import { act, screen, within } from '@testing-library/react';
import { renderShop, type RenderedShop } from '@/testing/renderShop';
import { TopStrip } from './TopStrip';
import { shopData } from '../../../backend/testing/arrange/shopData';

const open = async (arrange?: (backend: RenderedShop['backend']) => void) => {
  const { container } = await renderShop({ render: () => <TopStrip />, ...(arrange ? { arrange } : {}) });
  return within(container);
};

const setContact = (isOn: boolean) => (backend: RenderedShop['backend']) =>
  void backend.data.setting('contact_enabled', isOn);

test('shows the banner and the extra links of the back office', async () => {
  const strip = await open();
  expect(await strip.findByRole('link', { name: /^Free UK delivery/ })).toHaveAttribute(
    'href',
    '/delivery-and-returns',
  );
  expect(await strip.findByRole('link', { name: 'Customer Service' })).toHaveAttribute('href', '/customer-service');
});

test('shows Contact Us while the shop can be written to', async () => {
  expect(await (await open(setContact(true))).findByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    '/contact-us',
  );
});

test('without a banner block says so, for the strip to go where nothing else is in it', async () => {
  const { container } = await renderShop({
    render: () => <TopStrip />,
    arrange: ({ data }) => data.deleteBlock('top-banner'),
  });
  await within(container).findByRole('link', { name: 'Customer Service' });
  expect(container.querySelector('[data-banner="none"]')).toBeEmptyDOMElement();
});

test('shows no Contact Us otherwise', async () => {
  const strip = await open(setContact(false));
  await strip.findByRole('link', { name: 'Customer Service' });
  expect(strip.queryByRole('link', { name: 'Contact Us' })).not.toBeInTheDocument();
});

beforeEach(() => {
  // A block that is not there is logged.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('shows the links although there is no banner, and nothing that is unsafe', async () => {
  const strip = await open(({ db }) => {
    shopData(db).deleteBlock('top-banner');
    shopData(db).blockContent(
      'header_extra_links',
      '<a href="javascript:alert(1)">Bad</a><a href="/about-us">Good</a>',
    );
  });
  expect(await strip.findByRole('link', { name: 'Good' })).toHaveAttribute('href', '/about-us');
  expect(strip.queryByRole('link', { name: 'Bad' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Free UK/)).not.toBeInTheDocument();
});

const failing = [{ target: { operation: 'StripBlocks' }, fault: { kind: 'status' as const, status: 500 } }];

test('what failed is asked for again once the device is online, and with the next page', async () => {
  const {
    container,
    backend,
    navigator: shopNavigator,
  } = await renderShop({
    render: () => <TopStrip />,
    arrange: ({ faults }) => faults.set(failing),
  });
  const strip = within(container);
  await strip.findByRole('link', { name: 'Contact Us' });
  expect(strip.queryByRole('link', { name: 'Customer Service' })).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('online')));
  backend.faults.set([]);
  act(() => shopNavigator.push('/minerals.html'));
  expect(await strip.findByRole('link', { name: 'Customer Service' })).toBeVisible();
});

test('what failed offline comes with the line', async () => {
  const { container, backend } = await renderShop({
    render: () => <TopStrip />,
    arrange: ({ faults }) => faults.set(failing),
  });
  const strip = within(container);
  await strip.findByRole('link', { name: 'Contact Us' });
  backend.faults.set([]);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await strip.findByRole('link', { name: 'Customer Service' })).toBeVisible();
});
