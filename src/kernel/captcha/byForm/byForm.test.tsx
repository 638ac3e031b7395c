import { act, screen, waitFor } from '@testing-library/react';
import { TextField } from '@/ui/forms/informed/TextField';
import { InformedForm } from '@/ui/forms/informed/InformedForm';
import { isRequired } from '@/kernel/validation/validators';
import { renderShell } from '@/testing/renderShell';
import type { WidgetOptions } from '../loadCaptcha';
import { useCaptcha } from '../useCaptcha';

const config = (kind: string | null, rest: object = {}) => ({
  GetReCaptchaFormConfig: {
    recaptchaFormConfig: {
      is_enabled: kind !== null,
      configurations: kind && {
        re_captcha_type: kind,
        website_key: 'key',
        badge_position: 'bottomright',
        language_code: 'en-GB',
        theme: 'dark',
        validation_failure_message: 'No robots.',
        ...rest,
      },
    },
  },
});

const sent = jest.fn<void, [Record<string, string>]>();

const Form = () => {
  const { place, createHeaders } = useCaptcha('CONTACT');
  return (
    <InformedForm aria-label="Message" onSubmit={() => void createHeaders().then(sent)}>
      <TextField name="name" label="Name" validate={isRequired} />
      <div ref={place} data-testid="place" />
      <button type="submit">Send</button>
      <button type="button" onClick={() => void createHeaders().then(sent)}>
        Send at once
      </button>
    </InformedForm>
  );
};

/** Widgets drawn by the provider, in the place of its script; a checkbox is a real one. */
const drawn: { container: HTMLElement; options: WidgetOptions }[] = [];
const execute = jest.fn<Promise<string> | undefined, [number, { action: string }?]>(() => Promise.resolve('scored'));
const reset = jest.fn();
const provider = {
  ready: (callback: () => void) => callback(),
  render: (container: HTMLElement, options: WidgetOptions) => {
    if (options.size !== 'invisible') {
      const box = document.createElement('input');
      box.type = 'checkbox';
      box.setAttribute('aria-label', 'I am not a robot');
      box.addEventListener('change', () => options.callback?.('ticked'));
      container.append(box);
    }
    return drawn.push({ container, options }) - 1;
  },
  execute,
  reset: (widget: number) => {
    reset(widget);
    const box = drawn[widget]?.container.querySelector('input');
    if (box) box.checked = false;
  },
};

const scripts = () => document.querySelectorAll<HTMLScriptElement>('script[src*="/captcha/"]');

/** The provider's script arrives, unless it has before. */
const arrive = async (): Promise<void> => {
  await waitFor(() => expect(scripts().length).toBe(1));
  Object.assign(window, { grecaptcha: provider });
  await act(() => Promise.resolve(scripts()[0]?.dispatchEvent(new Event('load'))));
  await waitFor(() => expect(drawn.length).toBe(1));
};

const show = (answers: ReturnType<typeof config>) => renderShell(<Form />, answers);
const button = (name = 'Send') => screen.getByRole('button', { name });
const box = () => screen.getByRole('checkbox', { name: 'I am not a robot' });

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  drawn.length = 0;
  sent.mockClear();
  execute.mockClear();
  reset.mockClear();
});
afterEach(() => jest.restoreAllMocks());

test('F-45: a form that is not protected never asks for the script', async () => {
  const { user, asked } = show(config(null));
  await waitFor(() => expect(asked).toEqual(['GetReCaptchaFormConfig']));
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Ann');
  await user.click(button());
  await waitFor(() => expect(sent).toHaveBeenCalledWith({}));
  expect(asked).toEqual(['GetReCaptchaFormConfig']);
  expect(scripts()).toHaveLength(0);
});

test('F-45: a script that fails is logged, and the form goes without a token', async () => {
  const { user } = show(config('RECAPTCHA'));
  await waitFor(() => expect(scripts()).toHaveLength(1));
  act(() => void scripts()[0]?.dispatchEvent(new Event('error')));
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Ann');
  await user.click(button());
  await waitFor(() => expect(scripts()).toHaveLength(1));
  act(() => void scripts()[0]?.dispatchEvent(new Event('error')));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({}));
  expect(logged).toHaveBeenCalledTimes(1);
});

describe('a checkbox', () => {
  test('holds a form back that is sent without it, says so, takes the focus, and starts again after its use', async () => {
    const { user } = show(config('RECAPTCHA'));
    await arrive();
    expect(scripts()[0]?.src).toBe('http://localhost/captcha/api.js?render=explicit&hl=en-GB');
    expect(drawn[0]?.options).toMatchObject({ sitekey: 'key', size: 'normal', theme: 'dark' });
    expect(screen.getByTestId('place')).toContainElement(box());

    // The fields come first.
    await user.click(button());
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveFocus());
    expect(screen.queryByText(/tick the box/)).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Ann');
    await user.click(button());
    const missing = 'Please tick the box above to show that you are not a robot.';
    expect(screen.getByText(missing)).toBeVisible();
    expect(screen.getByRole('group', { name: 'Bot protection' })).toHaveAccessibleDescription(missing);
    expect(box()).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();

    await user.click(box());
    expect(screen.queryByText(missing)).not.toBeInTheDocument();
    await user.click(button());
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ 'X-ReCaptcha': 'ticked' }));
    expect(reset).toHaveBeenCalledTimes(1);
    expect(box()).not.toBeChecked();
    await user.click(button());
    expect(screen.getByText(missing)).toBeVisible();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('that has expired is told and asked for again', async () => {
    const { user } = show(config('RECAPTCHA'));
    await waitFor(() => expect(drawn).toHaveLength(1));
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Ann');
    await user.click(box());
    act(() => drawn[0]?.options['expired-callback']?.());
    expect(screen.getByText('This tick has expired. Please tick the box again.')).toBeVisible();
    await user.click(button());
    expect(screen.getByText(/to show that you are not a robot/)).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });

  test('is asked for where a token is needed in the middle, which then goes on', async () => {
    const { user } = show(config('RECAPTCHA'));
    await waitFor(() => expect(drawn).toHaveLength(1));
    await user.click(button('Send at once'));
    expect(await screen.findByText('Please tick the box above: we then carry on by ourselves.')).toBeVisible();
    expect(box()).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
    await user.click(box());
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ 'X-ReCaptcha': 'ticked' }));
    expect(screen.queryByText(/carry on/)).not.toBeInTheDocument();
  });

  test('that its provider cannot show does not keep the form back', async () => {
    const { user } = show(config('RECAPTCHA'));
    await waitFor(() => expect(drawn).toHaveLength(1));
    act(() => drawn[0]?.options['error-callback']?.());
    await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Ann');
    await user.click(button());
    await waitFor(() => expect(sent).toHaveBeenCalledWith({}));
    expect(logged).toHaveBeenCalled();
  });

  test('goes with its form', async () => {
    const { unmount } = show(config('RECAPTCHA'));
    await waitFor(() => expect(drawn).toHaveLength(1));
    unmount();
    await waitFor(() => expect(drawn[0]?.container.isConnected).toBe(false));
  });
});

describe('version 2 without a checkbox', () => {
  const open = async () => {
    const shell = show(config('INVISIBLE', { badge_position: 'bottomleft' }));
    await waitFor(() => expect(drawn).toHaveLength(1));
    await shell.user.type(screen.getByRole('textbox', { name: /Name/ }), 'Ann');
    execute.mockReturnValueOnce(undefined);
    return shell;
  };

  test('runs when the form is sent', async () => {
    const { user } = await open();
    expect(drawn[0]?.options).toMatchObject({ size: 'invisible', badge: 'bottomleft', theme: 'dark' });
    expect(execute).not.toHaveBeenCalled();
    await user.click(button());
    await waitFor(() => expect(execute).toHaveBeenCalledWith(0));
    expect(sent).not.toHaveBeenCalled();
    act(() => drawn[0]?.options.callback?.('solved'));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ 'X-ReCaptcha': 'solved' }));
    expect(reset).toHaveBeenCalledWith(0);
  });

  test('a puzzle that is closed lets the form go without a token', async () => {
    const { user } = await open();
    await user.click(button());
    await waitFor(() => expect(execute).toHaveBeenCalled());
    jest.useFakeTimers();
    act(() => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })));
    await act(() => jest.advanceTimersByTimeAsync(3000));
    jest.useRealTimers();
    expect(sent).toHaveBeenCalledWith({});
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

test('version 3 gets a token for the form’s action, from one badge for all forms', async () => {
  const { user } = show(config('RECAPTCHA_V3'));
  await waitFor(() => expect(drawn).toHaveLength(1));
  expect(drawn[0]?.options).toEqual({ sitekey: 'key', size: 'invisible', badge: 'bottomright' });
  expect(screen.getByTestId('place')).toBeEmptyDOMElement();
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Ann');
  await user.click(button());
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ 'X-ReCaptcha': 'scored' }));
  expect(execute).toHaveBeenCalledWith(0, { action: 'contact' });
});
