import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '@/testing/renderUi';
import { QuantityStepper } from './QuantityStepper';

const onChange = jest.fn<void, [number]>();

const Example = ({ start = 1, max }: { start?: number; max?: number }) => {
  const [value, setValue] = useState(start);
  const change = (next: number) => {
    onChange(next);
    setValue(next);
  };
  return <QuantityStepper value={value} onChange={change} label="Iron" max={max} />;
};

const field = () => screen.getByRole('textbox', { name: 'Quantity of Iron' });
const minus = () => screen.getByRole('button', { name: 'Decrease quantity of Iron' });
const plus = () => screen.getByRole('button', { name: 'Increase quantity of Iron' });

describe('QuantityStepper', () => {
  beforeEach(() => onChange.mockClear());

  it('counts up and down, and minus is inert at 1', async () => {
    const { user } = renderUi(<Example />);
    await user.click(plus());
    await user.click(plus());
    expect(field()).toHaveValue('3');
    await user.click(minus());
    await user.click(minus());
    expect(minus()).toHaveAttribute('aria-disabled', 'true');
    await user.click(minus());
    expect(field()).toHaveValue('1');
    expect(onChange.mock.calls.flat()).toEqual([2, 3, 2, 1]);
  });

  it('takes a typed number on leaving, not on the way', async () => {
    const { user } = renderUi(<Example />);
    await user.clear(field());
    await user.type(field(), '12');
    expect(onChange).not.toHaveBeenCalled();
    await user.tab();
    expect(onChange.mock.calls).toEqual([[12]]);
  });

  it('brings what is out of bounds back into them, and nothing typed back to what it was', async () => {
    const { user } = renderUi(<Example start={3} max={5} />);
    await user.clear(field());
    await user.type(field(), '9{Enter}');
    expect(field()).toHaveValue('5');
    expect(plus()).toHaveAttribute('aria-disabled', 'true');
    await user.clear(field());
    await user.tab();
    expect(field()).toHaveValue('5');
  });

  it.each(['1.5', '1,5', '-4', '1e2', 'two'])('takes no number out of %s', async (typed) => {
    const { user } = renderUi(<Example start={2} />);
    await user.clear(field());
    await user.type(field(), typed);
    await user.tab();
    expect(field()).toHaveValue('2');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('forgets with Escape what was typed', async () => {
    const { user } = renderUi(<Example start={2} />);
    await user.type(field(), '45');
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('2');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('does not send the form that it stands in', async () => {
    const onSubmit = jest.fn();
    const { user } = renderUi(
      <form onSubmit={onSubmit}>
        <Example />
        <button type="submit">Add</button>
      </form>,
    );
    await user.type(field(), '4{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
