import { act, screen } from '@testing-library/react';
import { drawerToggled } from '@/kernel/app/appSlice';
import { menuAnswers } from '@/testing/menuAnswers';
import { renderShell } from '@/testing/renderShell';
import { menuDrawer } from './menuPath';
import { MobileMenu } from './MobileMenu';

const renderMenu = async () => {
  const rendered = renderShell(<MobileMenu />, menuAnswers);
  act(() => void rendered.store.dispatch(drawerToggled(menuDrawer)));
  await screen.findByRole('button', { name: 'Minerals' });
  return rendered;
};
const button = (name: string) => screen.getByRole('button', { name });

describe('MobileMenu', () => {
  it('drills down one level at a time, and back goes up one', async () => {
    const { user } = await renderMenu();
    await user.click(button('Minerals'));
    expect(screen.getByRole('link', { name: 'Everything in Minerals' })).toHaveAttribute('href', '/minerals.html');
    expect(button('Back')).toHaveFocus();
    await user.click(button('Iron'));
    expect(screen.getByRole('link', { name: 'Gentle' })).toBeInTheDocument();
    await user.click(button('Back'));
    expect(screen.getByRole('link', { name: 'Everything in Minerals' })).toBeInTheDocument();
    await user.click(button('Back'));
    expect(button('Minerals')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  });

  it('closes on Escape', async () => {
    const { user, store } = await renderMenu();
    await user.keyboard('{Escape}');
    expect(store.getState().app).toMatchObject({ drawer: null, overlay: false });
  });

  it('closes after a navigation, and starts at the root again', async () => {
    const { user, store } = await renderMenu();
    await user.click(button('Minerals'));
    await user.click(screen.getByRole('link', { name: 'Everything in Minerals' }));
    expect(store.getState().app.drawer).toBeNull();
    act(() => void store.dispatch(drawerToggled(menuDrawer)));
    expect(button('Minerals')).toBeInTheDocument();
  });
});
