import { screen } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { Checkbox } from './Checkbox';
import { Radio } from './Radio';
import { Select } from './Select';
import { TextInput } from './TextInput';

describe('fields', () => {
  it('ties label, help and error to the control', () => {
    const { rerender } = renderUi(<TextInput label="Email" help="For the receipt." isRequired />);
    const field = screen.getByRole('textbox', { name: 'Email' });
    expect(field).toHaveAccessibleDescription('For the receipt.');
    expect(field).toHaveAttribute('aria-required', 'true');
    rerender(<TextInput label="Email" help="For the receipt." error="Please enter a valid email" isRequired />);
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Please enter a valid email For the receipt.',
    );
    expect(screen.getByRole('textbox')).toBeInvalid();
  });

  it('says when a field is optional', () => {
    renderUi(<TextInput label="Telephone" isOptional />);
    expect(screen.getByRole('textbox', { name: 'Telephone (optional)' })).toBeInTheDocument();
  });

  it('chooses from a list', async () => {
    const { user } = renderUi(
      <Select
        label="County"
        options={[
          { value: 'b', label: 'Bristol' },
          { value: 'k', label: 'Kent' },
        ]}
      />,
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'County' }), 'Kent');
    expect(screen.getByRole('combobox')).toHaveValue('k');
  });

  it('ticks by its label, and tells what is wrong', async () => {
    const { user } = renderUi(<Checkbox label="I have read it" error="This field is mandatory" />);
    await user.click(screen.getByText('I have read it'));
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('This field is mandatory');
  });

  it('chooses one of a group', async () => {
    const { user } = renderUi(
      <>
        <Radio name="to" label="Home" defaultChecked />
        <Radio name="to" label="Work" />
      </>,
    );
    await user.click(screen.getByText('Work'));
    expect(screen.getByRole('radio', { name: 'Home' })).not.toBeChecked();
  });
});
