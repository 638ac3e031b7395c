import { screen, within } from '@testing-library/react';
import '@/testing/noLayout';
import { renderUi } from '@/testing/renderUi';
import { Content } from '../../Content';
import { styledBanner } from './lazyStyledBanner';

interface Made {
  appearance?: string;
  settings?: string;
  link?: string;
  content?: string;
  room?: string;
  wrapper?: string;
}

const banner = ({
  appearance = 'poster',
  settings = '',
  link = '',
  content = '<h2>Winter</h2>',
  room = '',
  wrapper = '',
}: Made) => `
  <div data-content-type="banner" data-appearance="${appearance}" ${settings} data-element="main" style="margin: 0 0 12px">
    <a ${link} data-element="link"><div data-element="wrapper" style="border: 2px solid rgb(1, 2, 3); ${wrapper}">
      <div data-element="overlay" data-overlay-color="rgba(0, 0, 0, 0.6)" style="${room}">
        <div data-element="content">${content}</div><div data-element="legal"><p>Until January.</p></div>
        <button class="pagebuilder-button-secondary" data-element="button">See how</button>
      </div></div></a></div>`;

// Its chunk is there: here the banner is tested, not how long it takes to come.
beforeAll(() => styledBanner.load());

const show = async (made: Made) => {
  const view = renderUi(<Content html={banner(made)} />);
  await screen.findByText('Until January.');
  return view;
};

test('a banner has its words, small print and button, which alone is the link', async () => {
  await show({ settings: 'data-show-button="always"', link: 'href="/winter.html?a=1" target="_blank"' });
  const link = screen.getByRole('link', { name: 'See how' });
  expect(link).toHaveAttribute('href', '/winter.html?a=1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('without a button a link lies over all of it, and its words keep their own links', async () => {
  await show({ link: 'href="/winter.html"', content: '<h2>Winter</h2><p>Or <span>call</span>.</p>' });
  expect(screen.getByRole('link', { name: 'Winter' })).toHaveAttribute('href', '/winter.html');
  expect(screen.getByRole('heading', { name: 'Winter' }).closest('a')).toBeNull();
});

test.each(['href="javascript:alert(1)"', 'href=""', ''])('a link that leads nowhere is none: %s', async (link) => {
  const { container } = await show({ link });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(within(container).getAllByText('Winter')).toHaveLength(1);
});

test('a link of the type block is a button that opens a dialog', async () => {
  await show({ link: 'href="winter_offer" data-link-type="block"' });
  expect(screen.getByRole('button', { name: 'Winter' })).toHaveAttribute('aria-haspopup', 'dialog');
});

test.each([
  ['poster', { room: 'padding: 31px; min-height: 432px' }],
  ['collage-right', { wrapper: 'padding: 31px; min-height: 432px' }],
])('the room of a %s is applied once, and so are border and margin', async (appearance, made) => {
  const { container } = await show({ appearance, ...made });
  const styled = (text: string) => container.querySelectorAll(`[style*="${text}"]`);
  expect(styled('31px')).toHaveLength(1);
  expect(styled('432px')).toHaveLength(1);
  expect(styled('rgb(1, 2, 3)')).toHaveLength(1);
  expect(styled('12px')).toHaveLength(1);
});

test.each(['always', 'hover', 'never'])('its overlay shows %s', async (when) => {
  const { container } = await show({ settings: `data-show-overlay="${when}"` });
  expect(container.querySelectorAll('[style*="rgba(0, 0, 0, 0.6)"]')).toHaveLength(when === 'never' ? 0 : 1);
  expect(container.querySelector('[data-overlay]')?.getAttribute('data-overlay') ?? 'never').toBe(when);
});

test('a button on hover is in reach of the keyboard', async () => {
  const { user } = await show({ settings: 'data-show-button="hover"', link: 'href="/winter.html"' });
  await user.tab();
  expect(screen.getByRole('link', { name: 'See how' })).toHaveFocus();
});
