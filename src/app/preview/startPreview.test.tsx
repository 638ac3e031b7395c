import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShopIntlProvider } from '@/kernel/i18n/ShopIntlProvider';
import { savedPreview, savePreview } from '@/kernel/preview/previewValues';
import { startPreview } from './startPreview';

const version = String(Date.parse('2026-12-01T09:30:00Z') / 1000);

const open = (leave = jest.fn()) => {
  savePreview({ authorization: 'Bearer abc', version });
  const preview = startPreview(leave);
  render(
    <ShopIntlProvider>
      <preview.Bar />
    </ShopIntlProvider>,
  );
  return { preview, leave };
};

describe('the bar of a preview', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    window.sessionStorage.clear();
    delete window.shopBoot;
  });

  it('says which version is shown, and that the values have gone after ten seconds', () => {
    const boot: typeof window.shopBoot = (window.shopBoot = { responses: {}, isPreview: true });
    const { preview } = open();
    const bar = screen.getByRole('region', { name: 'Preview' });
    expect(bar).toHaveTextContent(/Preview of 1 December 2026 at 0?9:30/);
    expect(bar).toHaveTextContent(`Version ${version}`);
    act(() => jest.advanceTimersByTime(9_900));
    expect([preview.hasEnded(), boot.hasPreviewEnded, savedPreview() !== undefined]).toEqual([false, undefined, true]);
    act(() => jest.advanceTimersByTime(200));
    expect(screen.getByRole('status')).toHaveTextContent('The preview has ended.');
    expect([preview.hasEnded(), boot.hasPreviewEnded]).toEqual([true, true]);
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('ends the preview at once', async () => {
    const { leave } = open();
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Exit preview' }));
    expect(savedPreview()).toBeUndefined();
    expect(leave).toHaveBeenCalledTimes(1);
  });
});
