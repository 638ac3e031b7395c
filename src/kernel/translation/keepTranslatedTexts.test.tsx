import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { keepTranslatedTexts } from './keepTranslatedTexts';

beforeAll(() => keepTranslatedTexts(document.body));

const textsIn = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts.filter((text) => text.data.trim() !== '' && !text.parentElement?.closest('font'));
};

const fontWith = (child: Node): HTMLElement => {
  const font = document.createElement('font');
  font.append(child);
  return font;
};

/** Ways in which browsers and extensions put their words in the place of a page's. */
const translations: Record<string, (text: Text) => void> = {
  'replaces it': (text) => text.replaceWith(fontWith(document.createTextNode(`[${text.data}]`))),
  'puts its words before it': (text) => {
    text.before(fontWith(document.createTextNode(`[${text.data}]`)));
    text.remove();
  },
  'takes it out first': (text) => {
    const { parentNode, nextSibling } = text;
    text.remove();
    parentNode?.insertBefore(fontWith(document.createTextNode(`[${text.data}]`)), nextSibling);
  },
  'puts another text there': (text) => text.replaceWith(document.createTextNode(`[${text.data}]`)),
  'wraps it': (text) => {
    const font = document.createElement('font');
    text.before(font);
    font.append(text);
  },
  'changes it in its place': (text) => {
    text.data = `[${text.data}]`;
  },
};

const Amount = ({ count }: { count: number }): ReactNode => `£${count}.00`;

const Basket = () => {
  const [count, setCount] = useState(1);
  const [isBusy, setIsBusy] = useState(false);
  return (
    <div>
      <p data-testid="basket">
        {isBusy && <i>…</i>}
        Total <Amount count={count} />
        {count > 2 && 'many'}
      </p>
      <button onClick={() => setCount((was) => was + 1)}>+</button>
      <button onClick={() => setIsBusy((was) => !was)}>busy</button>
      <button onClick={() => setCount(1)}>1</button>
    </div>
  );
};

/** Lets what observes the page see what happened. */
const settle = () => act(async () => Promise.resolve());

describe.each(Object.entries(translations))('a page whose translation %s', (_name, translate) => {
  const translateAll = async () => {
    textsIn(screen.getByTestId('basket')).forEach(translate);
    await settle();
  };
  const press = async (index: number) => {
    act(() => screen.getAllByRole('button')[index]?.click());
    await settle();
  };
  const words = () => screen.getByTestId('basket').textContent.replaceAll(/[[\]]/g, '');

  it('shows what changes, takes in what comes and lets go of what ends', async () => {
    render(<Basket />);
    await translateAll();
    expect(words()).toBe('Total £1.00');
    await press(0);
    expect(words()).toBe('Total £2.00');
    await translateAll();
    await press(1);
    expect(words()).toBe('…Total £2.00');
    await press(0);
    expect(words()).toBe('…Total £3.00many');
    await translateAll();
    await press(2);
    await press(1);
    expect(words()).toBe('Total £1.00');
  });

  it('goes on after a second translation, and where nothing changes', async () => {
    render(<Basket />);
    await translateAll();
    for (const font of screen.getByTestId('basket').querySelectorAll('font')) {
      const again = font.cloneNode(true);
      font.replaceWith(again);
    }
    await settle();
    await press(1);
    await press(0);
    expect(words()).toBe('…Total £2.00');
  });
});

it('goes on where every change is translated at once', async () => {
  const translator = new MutationObserver(() => {
    textsIn(screen.getByTestId('basket')).forEach((text) =>
      text.replaceWith(fontWith(document.createTextNode(text.data))),
    );
  });
  render(<Basket />);
  translator.observe(document.body, { childList: true, characterData: true, subtree: true });
  for (let count = 1; count < 5; count++) {
    expect(screen.getByTestId('basket')).toHaveTextContent(`Total £${count}.00`);
    act(() => screen.getAllByRole('button')[0]?.click());
    await settle();
    await settle();
  }
  translator.disconnect();
});

it('goes on when the original is shown again', async () => {
  render(<Basket />);
  const basket = screen.getByTestId('basket');
  const pairs = textsIn(basket).map((text) => ({ text, font: fontWith(document.createTextNode('x')) }));
  for (const { text, font } of pairs) text.replaceWith(font);
  await settle();
  for (const { text, font } of pairs) font.replaceWith(text);
  await settle();
  act(() => screen.getAllByRole('button')[0]?.click());
  await settle();
  expect(basket).toHaveTextContent('Total £2.00');
});
