import { type FormWidget, type WidgetRequest, answerTimeoutMs } from './formWidget';

/** Milliseconds between a press beside the puzzle, which closes it, and giving up: the token may be on its way. */
const closingMs = 3000;

interface Waiting {
  resolve: (token: string) => void;
  reject: (error: Error) => void;
}

/** Version 2 without a checkbox: runs when the form is sent, and shows a puzzle to whom it doubts. */
export const drawInvisible = ({ captcha, config: { key, badge, theme }, place }: WidgetRequest): FormWidget => {
  const host = (badge === 'inline' ? place : document.body).appendChild(document.createElement('div'));
  let waiting: Waiting | undefined;
  const fail = (reason: string): void => waiting?.reject(new Error(reason));
  const widget = captcha.render(host, {
    sitekey: key,
    size: 'invisible',
    badge,
    theme,
    callback: (token) => waiting?.resolve(token),
    'expired-callback': () => fail('The token has expired.'),
    'error-callback': () => fail('The provider of the bot protection cannot be reached.'),
  });

  const takeToken = async (): Promise<string> => {
    const timers = [setTimeout(() => fail('The puzzle was not solved in time.'), answerTimeoutMs)];
    // The puzzle lies over the page, in an element of the provider's: whatever else is pressed has closed it.
    const close = ({ target }: Event): void => {
      const isInForm = target instanceof Node && place.closest('form')?.contains(target);
      if (!isInForm) timers.push(setTimeout(() => fail('The puzzle was closed.'), closingMs));
    };
    document.addEventListener('pointerdown', close, true);
    try {
      return await new Promise<string>((resolve, reject) => {
        waiting = { resolve, reject };
        // What it returns in newer scripts comes to the callback as well.
        Promise.resolve(captcha.execute(widget)).catch(reject);
      });
    } finally {
      waiting = undefined;
      timers.forEach(clearTimeout);
      document.removeEventListener('pointerdown', close, true);
      captcha.reset?.(widget);
    }
  };
  const leave = (): void => {
    fail('The form is gone.');
    host.remove();
  };
  return { takeToken, leave };
};
