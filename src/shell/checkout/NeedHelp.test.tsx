import { act, screen } from '@testing-library/react';
import { renderShell } from '@/testing/renderShell';
import { NeedHelp } from './NeedHelp';

const help = {
  __typename: 'NeedHelp',
  email: 'hello@halewell.example',
  phone_number: '0117 496 0100',
  start_day: 'Monday',
  end_day: 'Friday',
  start_time: '09:00',
  end_time: '17:30',
};
const answer = (need_help: object | null, timezone = 'Europe/London') => ({
  getNeedHelp: {
    storeConfig: { __typename: 'StoreConfig', store_code: 'uk_en', timezone, need_help },
  },
});
const trigger = () => screen.getByRole('button', { name: 'Need Help?' });

describe('NeedHelp', () => {
  it('asks when it first opens, once, and shows how and when to reach us', async () => {
    const { user, asked } = renderShell(<NeedHelp />, answer(help));
    expect(asked).toEqual([]);
    // Awaited, because its chunk suspends.
    await act(() => user.hover(trigger()));
    expect(await screen.findByRole('link', { name: 'hello@halewell.example' })).toHaveAttribute(
      'href',
      'mailto:hello@halewell.example',
    );
    expect(screen.getByRole('link', { name: '0117 496 0100' })).toHaveAttribute('href', 'tel:01174960100');
    expect(screen.getByText(/Monday to Friday/)).toHaveTextContent('9:00 am to 5:30 pm');
    await user.unhover(trigger());
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    await user.hover(trigger());
    expect(asked).toEqual(['getNeedHelp']);
  });

  it.each([
    ['+44 (0)20 7946 0958', 'tel:+442079460958'],
    ['Text HELP', null],
  ])('dials %s as it is dialled', async (phone, href) => {
    const { user } = renderShell(<NeedHelp />, answer({ ...help, phone_number: phone }));
    await user.hover(trigger());
    expect(await screen.findByText(phone)).toBeVisible();
    const link = screen.queryByRole('link', { name: phone });
    expect(link?.getAttribute('href') ?? null).toBe(href);
  });

  it('names the time zone of the shop to whom its clock is foreign', async () => {
    const { user } = renderShell(<NeedHelp />, answer(help, 'Asia/Tokyo'));
    await user.hover(trigger());
    expect(await screen.findByText(/Japan/)).toHaveTextContent('9:00 am to 5:30 pm');
  });

  it('opens on focus, and closes on Escape and when the focus leaves', async () => {
    const { user } = renderShell(<NeedHelp />, answer(help));
    await user.tab();
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
  });

  it('F-57: says so when neither e-mail nor telephone is known', async () => {
    const { user } = renderShell(<NeedHelp />, answer({ ...help, email: null, phone_number: '' }));
    await user.hover(trigger());
    expect(await screen.findByText('Looks like something went wrong. Sorry about that.')).toBeInTheDocument();
  });

  it('says so when the question fails', async () => {
    const { user } = renderShell(<NeedHelp />);
    await user.hover(trigger());
    expect(await screen.findByText('Looks like something went wrong. Sorry about that.')).toBeInTheDocument();
  });
});
