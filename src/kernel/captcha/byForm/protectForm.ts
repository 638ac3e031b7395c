import type { ApolloClient } from '@apollo/client';
import type { IntlShape } from 'react-intl';
import { serviceSettings } from '@/kernel/app/serviceSettings';
import type { CaptchaForm } from '../captchaConfig';
import { loadCaptcha } from '../loadCaptcha';
import { tellProtected } from '../protectedForms';
import { withTimeout } from '../withTimeout';
import { drawCheckbox } from './drawCheckbox';
import { drawInvisible } from './drawInvisible';
import { drawScored } from './drawScored';
import { askFormConfig, type FormConfig, formScriptUrl } from './formConfig';
import type { FormWidget } from './formWidget';

/** What a form gives to have itself protected. */
export interface FormToProtect {
  client: ApolloClient;
  form: CaptchaForm;
  /** The element kept free for the widget; null while it is not on the page. */
  place: () => HTMLElement | null;
  intl: () => IntlShape;
}

export interface ProtectedForm {
  /** A token for one call; '' for a form that is not protected. @throws Error when there is none to be had. */
  createToken: () => Promise<string>;
  /** The form goes from the page. */
  leave: () => void;
}

const drawers = { RECAPTCHA: drawCheckbox, INVISIBLE: drawInvisible, RECAPTCHA_V3: drawScored };

/** The work of the protection that a form has had last: two of one form take turns, in the order of the form. */
const turns = new WeakMap<HTMLFormElement, Promise<unknown>>();
/** Forms with a checkbox. A second one is drawn only when its token is needed: nobody ticks two for one press. */
const ticked = new WeakSet<HTMLFormElement>();

/**
 * Asks how the form is protected, and draws what belongs to it, ahead of time; the provider's script is loaded only for a
 * form that is protected.
 */
export const protectForm = ({ client, form, place, intl }: FormToProtect): ProtectedForm => {
  let isLeft = false;
  let hasBox = false;
  let drawn: { at: HTMLElement; widget: FormWidget } | undefined;

  const draw = async (config: FormConfig): Promise<FormWidget> => {
    const captcha = await loadCaptcha(formScriptUrl(serviceSettings.captchaUrl, config));
    const at = place();
    if (!at || isLeft) throw new Error('The form has no place for its bot protection.');
    if (drawn?.at === at) return drawn.widget;
    drawn?.widget.leave();
    drawn = { at, widget: drawers[config.kind]({ captcha, config, form, place: at, intl }) };
    return drawn.widget;
  };
  const drawAhead = async (
    element: HTMLFormElement | undefined,
    before: Promise<unknown> | undefined,
  ): Promise<void> => {
    await before;
    const config = await askFormConfig(client, form);
    if (!config || isLeft) return;
    tellProtected(config.kind === 'RECAPTCHA' ? 'inline' : config.badge);
    if (config.kind === 'RECAPTCHA' && element) {
      if (ticked.has(element)) return;
      ticked.add(element);
      hasBox = true;
    }
    await draw(config);
  };

  const element = place()?.closest('form') ?? undefined;
  // A failure is reported when the token is needed.
  const ahead = withTimeout(drawAhead(element, element && turns.get(element))).catch(() => undefined);
  if (element) turns.set(element, ahead);

  return {
    createToken: async () => {
      const widget = await withTimeout(
        askFormConfig(client, form).then((config) => (config ? draw(config) : undefined)),
      );
      return widget ? widget.takeToken() : '';
    },
    leave: () => {
      isLeft = true;
      drawn?.widget.leave();
      if (hasBox && element) ticked.delete(element);
    },
  };
};
