import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { IntlProvider } from 'react-intl';
import { combine, formatUkPostcode, isChecked, isEmail, isRequired } from '@/kernel/validation/validators';
import { FormErrors } from '../FormErrors';
import { CheckboxField } from './CheckboxField';
import { type FormValues, InformedForm } from './InformedForm';
import { TextField } from './TextField';
import messages from '@i18n/en_GB.json';

const emailRules = combine(isRequired, isEmail);

const setup = (onSubmit: (values: FormValues) => void = () => undefined) => {
  render(
    <StrictMode>
      <IntlProvider locale="en-GB" onError={() => undefined}>
        <InformedForm aria-label="Form" onSubmit={onSubmit}>
          <TextField name="note" label="Note" isOptional />
          <TextField name="email" label="Email" validate={emailRules} />
          <CheckboxField name="consent" label="I agree" isRequired validate={isChecked} />
          <button type="submit">Send</button>
        </InformedForm>
      </IntlProvider>
    </StrictMode>,
  );
  return userEvent.setup();
};

const email = () => screen.getByLabelText(/Email/);

test('what is pasted is judged and sent without the signs that nobody sees', async () => {
  const onSubmit = jest.fn<void, [FormValues]>();
  const user = setup(onSubmit);
  await user.click(screen.getByLabelText(/Note/));
  await user.paste('\u202ARose\u202C 👩\u200D🔬');
  await user.click(email());
  await user.paste('\u200Beleanor@example.com\u00AD');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit.mock.calls[0]?.[0].text('email')).toBe('eleanor@example.com');
  expect(onSubmit.mock.calls[0]?.[0].text('note')).toBe('Rose 👩\u200D🔬');
});

test('what a browser filled in without an event is sent', async () => {
  const onSubmit = jest.fn<void, [FormValues]>();
  const user = setup(onSubmit);
  await user.click(screen.getByRole('checkbox'));
  // As a browser does, past what React notices.
  const fill = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  fill?.call(email(), 'eleanor@example.com');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit.mock.calls[0]?.[0].text('email')).toBe('eleanor@example.com');
});

test('says nothing while typing, the error when the field is left, and follows from then on', async () => {
  const user = setup();
  await user.type(email(), 'eleanor');
  expect(email()).not.toHaveAttribute('aria-invalid', 'true');
  await user.tab();
  expect(email()).toHaveAttribute('aria-invalid', 'true');
  expect(email()).toHaveAccessibleDescription('Please enter a valid email');
  await user.type(email(), '@example.com');
  expect(email()).not.toHaveAttribute('aria-invalid', 'true');
});

test('an error that leaving a field shows waits for the click: the button does not move from under the pointer', async () => {
  const user = setup();
  await user.type(email(), 'eleanor');
  const button = screen.getByRole('button', { name: 'Send' });
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  expect(email()).not.toHaveFocus();
  expect(email()).not.toHaveAttribute('aria-invalid', 'true');
  const other = screen.getByLabelText(/Note/);
  await user.pointer({ keys: '[/MouseLeft]', target: other });
  await waitFor(() => expect(email()).toHaveAccessibleDescription('Please enter a valid email'));
});

test('a tap moves the focus when the finger has left: the error waits for its click, too', async () => {
  const user = setup();
  await user.type(email(), 'eleanor');
  fireEvent.pointerDown(document.body);
  fireEvent.pointerUp(document.body);
  fireEvent.mouseDown(document.body);
  fireEvent.blur(email());
  expect(email()).not.toHaveAttribute('aria-invalid', 'true');
  fireEvent.mouseUp(document.body);
  await waitFor(() => expect(email()).toHaveAttribute('aria-invalid', 'true'));
});

test('a press that the browser takes over, such as for scrolling, holds nothing back for good', async () => {
  const user = setup();
  await user.type(email(), 'eleanor');
  fireEvent.pointerDown(document.body);
  fireEvent.blur(email());
  fireEvent.pointerCancel(document.body);
  await waitFor(() => expect(email()).toHaveAttribute('aria-invalid', 'true'));
});

test('the words for an empty field are the shop’s, not informed’s', async () => {
  const user = setup();
  await user.type(email(), 'e{Backspace}');
  await user.tab();
  expect(email()).toHaveAccessibleDescription('Is required.');
});

test('a required field that Tab only passes by is not wrong before the form is sent', async () => {
  const user = setup();
  await user.click(email());
  await user.tab();
  await user.tab();
  expect(email()).not.toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByLabelText(/I agree/)).not.toHaveAttribute('aria-invalid', 'true');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(email()).toHaveAttribute('aria-invalid', 'true'));
});

test('a wrong form is not sent; the first wrong field gets the focus', async () => {
  const onSubmit = jest.fn();
  const user = setup(onSubmit);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(email()).toHaveFocus());
  expect(screen.getByLabelText(/I agree/)).toHaveAccessibleDescription('This field is mandatory');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a right form is sent once; an empty field is an empty text', async () => {
  const onSubmit = jest.fn<void, [FormValues]>();
  const user = setup(onSubmit);
  await user.type(email(), 'eleanor@example.com');
  await user.click(screen.getByLabelText(/I agree/));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  const values = onSubmit.mock.calls[0]?.[0];
  expect(values?.text('email')).toBe('eleanor@example.com');
  expect(values?.text('note')).toBe('');
  expect(values?.isChecked('consent')).toBe(true);
});

test('what was entered stands in one way of writing once the field is left; what is unknown stays', async () => {
  const onSubmit = jest.fn<void, [FormValues]>();
  render(
    <IntlProvider locale="en-GB">
      <InformedForm onSubmit={onSubmit}>
        <TextField name="postcode" label="Postcode" format={formatUkPostcode} />
        <button type="submit">Send</button>
      </InformedForm>
    </IntlProvider>,
  );
  const user = userEvent.setup();
  const postcode = screen.getByLabelText(/Postcode/);
  await user.type(postcode, 'bs84p');
  await user.tab();
  expect(postcode).toHaveValue('bs84p');
  await user.type(postcode, 't');
  expect(postcode).toHaveValue('bs84pt');
  await user.tab();
  expect(postcode).toHaveValue('BS8 4PT');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0].text('postcode')).toBe('BS8 4PT'));
});

test.each(['__proto__', 'constructor', 'a.prototype'])('A-09: a field may not be named %s', (name) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() =>
    render(
      <IntlProvider locale="en-GB">
        <InformedForm onSubmit={() => undefined}>
          <TextField name={name} label="Bad" />
        </InformedForm>
      </IntlProvider>,
    ),
  ).toThrow(RangeError);
  log.mockRestore();
});

describe('the summary of what is wrong', () => {
  const setupWithSummary = () => {
    render(
      <IntlProvider locale="en-GB" messages={messages} onError={() => undefined}>
        <InformedForm aria-label="Form" onSubmit={() => undefined}>
          <FormErrors />
          <TextField name="note" label="Note" isOptional />
          <TextField name="email" label="Email" validate={emailRules} ask="Enter your email." help="For the receipt." />
          <CheckboxField name="consent" label="I agree" isRequired validate={isChecked} />
          <button type="submit">Send</button>
        </InformedForm>
      </IntlProvider>,
    );
    return userEvent.setup();
  };

  test('names each field with its text, and leads to it', async () => {
    const user = setupWithSummary();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('heading', { name: 'There are problems with 2 fields' })).toBeVisible();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Email: Enter your email.',
      'I agree: This field is mandatory',
    ]);
    expect(screen.getByText('Is required.')).toBeVisible();
    expect(email()).toHaveAccessibleDescription('Is required. Enter your email. For the receipt.');
    await user.click(screen.getByRole('link', { name: /^I agree/ }));
    expect(screen.getByRole('checkbox')).toHaveFocus();
  });

  test('follows what is put right', async () => {
    const user = setupWithSummary();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('link', { name: /^Email/ });
    await user.type(email(), 'eleanor@');
    expect(email()).toHaveAccessibleDescription('Please enter a valid email For the receipt.');
    await user.type(email(), 'example.com');
    await user.click(screen.getByRole('checkbox'));
    await waitFor(() => expect(screen.queryByText(/^There (is|are) /)).not.toBeInTheDocument());
  });

  test('is an alert at the press, and quiet while it is put right', async () => {
    const user = setupWithSummary();
    const send = screen.getByRole('button', { name: 'Send' });
    await user.click(send);
    const first = await screen.findByRole('alert');
    await user.click(screen.getByRole('checkbox'));
    expect(await screen.findByRole('group', { name: 'There is a problem with 1 field' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(send);
    expect(await screen.findByRole('alert', { name: 'There is a problem with 1 field' })).not.toBe(first);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(screen.getByRole('alert')).toBeVisible();
  });

  test('stays under a press, which would miss its button otherwise', async () => {
    const user = setupWithSummary();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('link', { name: /^I agree/ });
    await user.click(screen.getByRole('checkbox'));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^I agree/ })).not.toBeInTheDocument());
    await user.type(email(), 'eleanor@example.com');
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Send' }) });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(screen.getByRole('group', { name: /^There is/ })).toBeVisible();
    await user.pointer('[/MouseLeft]');
    await waitFor(() => expect(screen.queryByRole('group', { name: /^There is/ })).not.toBeInTheDocument());
  });
});
