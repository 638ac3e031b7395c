import { ignoreHeldKeys } from './ignoreHeldKeys';

ignoreHeldKeys();

/** Whether the browser does what a key does by itself, such as pressing a button, and whether the page hears of it. */
const press = (element: HTMLElement, options: KeyboardEventInit) => {
  document.body.append(element);
  const heard = jest.fn();
  element.addEventListener('keydown', heard);
  const isLeftAlone = element.dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...options }),
  );
  return { isLeftAlone, isHeard: heard.mock.calls.length === 1 };
};

test.each(['button', 'a', 'input', 'summary'])('a held Enter is one press of %s', (name) => {
  expect(press(document.createElement(name), { key: 'Enter' })).toEqual({ isLeftAlone: true, isHeard: true });
  expect(press(document.createElement(name), { key: 'Enter', repeat: true })).toEqual({
    isLeftAlone: false,
    isHeard: false,
  });
});

test('other keys repeat, and so does Enter where it makes lines', () => {
  const isRepeated = { isLeftAlone: true, isHeard: true };
  expect(press(document.createElement('button'), { key: 'ArrowDown', repeat: true })).toEqual(isRepeated);
  expect(press(document.createElement('textarea'), { key: 'Enter', repeat: true })).toEqual(isRepeated);
});
