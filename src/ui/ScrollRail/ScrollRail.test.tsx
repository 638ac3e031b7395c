import { fireEvent, screen } from '@testing-library/react';
import '@/testing/noLayout';
import { renderUi } from '@/testing/renderUi';
import { ScrollRail } from './ScrollRail';

/** A row of 1000 pixels of which 400 are in view. */
const layOut = (scrollWidth: number) => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth);
  Element.prototype.scrollBy = function scrollBy(options?: ScrollToOptions | number) {
    if (typeof options === 'object') this.scrollLeft += options.left ?? 0;
    fireEvent.scroll(this);
  };
};

const show = () =>
  renderUi(
    <ScrollRail label="Products">
      <li>Zinc</li>
      <li>Iron</li>
    </ScrollRail>,
  );

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'scrollBy');
});

test('moves by nearly what is in view, and no further than its ends', async () => {
  layOut(1000);
  const { user } = show();
  const [previous, next] = [
    screen.getByRole('button', { name: 'Previous' }),
    screen.getByRole('button', { name: 'Next' }),
  ];
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await user.click(next);
  expect(screen.getByRole('list', { name: 'Products' }).scrollLeft).toBe(360);
  expect(previous).not.toHaveAttribute('aria-disabled');
  await user.click(next);
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await user.click(previous);
  await user.click(previous);
  expect(previous).toHaveAttribute('aria-disabled', 'true');
});

test('that fits has no arrows', () => {
  layOut(400);
  show();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
