import type { Captcha } from '../loadCaptcha';
import { withTimeout } from '../withTimeout';
import type { FormWidget, WidgetRequest } from './formWidget';

/** Widgets at the edge of the window, by key: all forms share one badge. */
const shared = new WeakMap<Captcha, Map<string, number>>();

/** Version 3: judges alone, at once. The provider's action is the form's name, so that a token counts for that form alone. */
export const drawScored = ({ captcha, config: { key, badge }, form, place }: WidgetRequest): FormWidget => {
  const draw = (host: HTMLElement): number => captcha.render(host, { sitekey: key, size: 'invisible', badge });
  const drawShared = (): number => {
    const known = shared.get(captcha) ?? new Map<string, number>();
    shared.set(captcha, known);
    const widget = known.get(key) ?? draw(document.body.appendChild(document.createElement('div')));
    known.set(key, widget);
    return widget;
  };
  const host = badge === 'inline' ? place.appendChild(document.createElement('div')) : undefined;
  const widget = host ? draw(host) : drawShared();
  return {
    takeToken: () =>
      withTimeout(
        Promise.resolve(captcha.execute(widget, { action: form.toLowerCase() })).then((token) => {
          if (!token) throw new Error('The bot protection gave no token.');
          return token;
        }),
      ),
    leave: () => host?.remove(),
  };
};
