import userEvent, { type UserEvent } from '@testing-library/user-event';

/** Fields that take a text as it comes; others, such as dates, read it letter by letter. */
const isTextField = (element: Element): boolean =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && ['text', 'email', 'password', 'search', 'tel'].includes(element.type));

/**
 * A user who types the last letter of a text and pastes those before it: each letter renders the whole shop. What a page
 * does letter by letter is for tests of that field alone, which bring a user of their own.
 */
export const quickUser = (): UserEvent => {
  const user = userEvent.setup();
  const { type } = user;
  return Object.assign(user, {
    type: async (...[element, text, options]: Parameters<UserEvent['type']>) => {
      // Behind the first bracket are keys.
      const letters = /^[^{[]*/.exec(text)?.[0].length ?? 0;
      if (options || letters < 4 || !isTextField(element)) return type(element, text, options);
      await user.click(element);
      await user.paste(text.slice(0, letters - 1));
      await user.keyboard(text.slice(letters - 1));
    },
  });
};
