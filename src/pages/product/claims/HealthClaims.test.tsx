import { screen } from '@testing-library/react';
import { renderUi } from '@/testing/renderUi';
import { HealthClaims } from './HealthClaims';

const claim = (text: string, condition = 'At 15 mg a day.') => ({ nutrient: 'Zinc', text, condition });

test('one claim is a sentence with its condition, and nothing opens', () => {
  renderUi(<HealthClaims claims={[claim('Zinc is good.')]} />);
  expect(screen.getByText('Zinc is good.')).toBeVisible();
  expect(screen.getByText('At 15 mg a day.')).toBeVisible();
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
});

test('the others open below it, each condition once', () => {
  renderUi(
    <HealthClaims
      claims={[
        claim('First.'),
        claim('Second.'),
        claim('Third.', 'At 2 µg a day.'),
        claim('Fourth.', 'At 2 µg a day.'),
      ]}
    />,
  );
  expect(screen.getByText('3 more authorised claims')).toBeVisible();
  expect(screen.getByText('Second.')).not.toBeVisible();
  expect(screen.getAllByText('At 15 mg a day.')).toHaveLength(1);
  expect(screen.getAllByText('At 2 µg a day.')).toHaveLength(1);
});

test('without claims there is nothing', () => {
  const { container } = renderUi(<HealthClaims claims={[]} />);
  expect(container).toBeEmptyDOMElement();
});
