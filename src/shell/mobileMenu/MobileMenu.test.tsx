import { act, screen, within } from '@testing-library/react';
import { deepMenuAnswers, menuAnswers } from '@/testing/menuAnswers';
import { renderShell } from '@/testing/renderShell';
import { drawerToggled } from '../appSlice';
import { lazyAuthForms } from '../lazyAuthForms';
import { menuDrawer } from './menuDrawer';
import { MobileMenu } from './MobileMenu';

const renderMenu = async (answers: Record<string, object> = menuAnswers) => {
  const rendered = renderShell(<MobileMenu />, answers);
  act(() => void rendered.store.dispatch(drawerToggled(menuDrawer)));
  await screen.findByRole('button', { name: 'Minerals' });
  return rendered;
};
const button = (name: string) => screen.getByRole('button', { name });

describe('MobileMenu', () => {
  beforeAll(() => lazyAuthForms.load());

  it('drills down one level at a time, and back goes up one to the row that was left', async () => {
    const { user } = await renderMenu();
    expect(button('Close')).toHaveFocus();
    expect(button('Minerals')).toHaveAttribute('aria-expanded', 'false');
    await user.click(button('Minerals'));
    expect(screen.getByRole('link', { name: 'Everything in Minerals' })).toHaveAttribute('href', '/minerals.html');
    expect(screen.getByRole('status')).toHaveTextContent('Minerals');
    expect(button('Back')).toHaveFocus();
    await user.click(button('Iron'));
    expect(screen.getByRole('link', { name: 'Gentle' })).toBeInTheDocument();
    await user.click(button('Back'));
    expect(screen.getByRole('link', { name: 'Everything in Minerals' })).toBeInTheDocument();
    expect(button('Iron')).toHaveFocus();
    await user.click(button('Back'));
    expect(button('Minerals')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Main Menu');
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  });

  it('goes back to where the upper level was scrolled', async () => {
    const { user } = await renderMenu();
    const scroller = () => screen.getByRole('navigation').parentElement;
    scroller()?.scrollTo?.(0, 120);
    Object.assign(scroller() ?? {}, { scrollTop: 120 });
    await user.click(button('Minerals'));
    expect(scroller()?.scrollTop).toBe(0);
    await user.click(button('Back'));
    expect(scroller()?.scrollTop).toBe(120);
  });

  it('fetches what is below a category when the shopper comes to it, once, and takes out what no menu shows', async () => {
    const { user, asked } = await renderMenu(deepMenuAnswers);
    const count = (): number => asked.filter((name) => name === 'NavigationMenu').length;
    await user.click(button('Minerals'));
    await user.click(button('Iron'));
    expect(count()).toBe(0);
    for (let visit = 0; visit < 2; visit += 1) {
      await user.click(button('Gentle'));
      expect(await screen.findByRole('link', { name: 'Drops' })).toHaveAttribute('href', '/drops.html');
      expect(screen.queryByText('Hidden')).not.toBeInTheDocument();
      await user.click(button('Back'));
    }
    expect(count()).toBe(1);
  });

  it('says when a level could not be loaded, and tries again', async () => {
    const answers: Record<string, object> = { ...menuAnswers, ShopSettings: deepMenuAnswers.ShopSettings };
    const { user } = await renderMenu(answers);
    await user.click(button('Minerals'));
    await user.click(button('Iron'));
    await user.click(button('Gentle'));
    expect(await screen.findByRole('alert')).toHaveTextContent('These categories could not be loaded.');
    answers.NavigationMenu = deepMenuAnswers.NavigationMenu;
    await user.click(button('Try again'));
    expect(await screen.findByRole('link', { name: 'Drops' })).toBeInTheDocument();
  });

  it('closes on Escape', async () => {
    const { user, store } = await renderMenu();
    await user.keyboard('{Escape}');
    expect(store.getState().app).toMatchObject({ drawer: null, overlay: false });
  });

  it('opens at its start again after Escape', async () => {
    const { user, store } = await renderMenu();
    await user.click(button('Minerals'));
    expect(await screen.findByRole('link', { name: 'Everything in Minerals' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    act(() => void store.dispatch(drawerToggled(menuDrawer)));
    expect(button('Minerals')).toBeInTheDocument();
  });

  it('closes after a navigation, and starts at the root again', async () => {
    const { user, store } = await renderMenu();
    await user.click(button('Minerals'));
    await user.click(screen.getByRole('link', { name: 'Everything in Minerals' }));
    expect(store.getState().app.drawer).toBeNull();
    act(() => void store.dispatch(drawerToggled(menuDrawer)));
    expect(button('Minerals')).toBeInTheDocument();
  });

  it('has Contact Us when the shop has it, and the links of the back office', async () => {
    await renderMenu(deepMenuAnswers);
    expect(await screen.findByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact-us');
    expect(await screen.findByRole('link', { name: 'Find a shop' })).toHaveAttribute('href', '/shops');
  });

  it('shows an account view over the menu, which cannot be reached below it', async () => {
    const { user } = await renderMenu();
    await user.click(button('Sign In'));
    const panel = await screen.findByRole('region', { name: 'Sign In' });
    expect(await within(panel).findByLabelText(/^Email/)).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Sign In');
    expect(screen.getByText('Minerals').closest('[inert]')).not.toBeNull();
    await user.click(within(panel).getByRole('button', { name: 'Back' }));
    expect(screen.getByText('Minerals').closest('[inert]')).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Sign In' })[0]).toHaveFocus();
  });
});
