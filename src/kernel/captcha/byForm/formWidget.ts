import type { IntlShape } from 'react-intl';
import type { CaptchaForm } from '../captchaConfig';
import type { Captcha } from '../loadCaptcha';
import type { FormConfig } from './formConfig';

/** What a widget is drawn from. */
export interface WidgetRequest {
  captcha: Captcha;
  config: FormConfig;
  form: CaptchaForm;
  /** The element inside the form that is kept free for it. */
  place: HTMLElement;
  /** The shopper's language, as it is when something is said. */
  intl: () => IntlShape;
}

/** The provider's widget of a form. */
export interface FormWidget {
  /** A fresh token; a widget that needs the shopper waits. @throws Error when there is none to be had. */
  takeToken: () => Promise<string>;
  /** Takes it from the page; who still waits for a token gets none. */
  leave: () => void;
}

/** Milliseconds that the shopper has for a checkbox or a puzzle; a token lives no longer either. */
export const answerTimeoutMs = 2 * 60 * 1000;
