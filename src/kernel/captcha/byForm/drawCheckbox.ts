import { log } from '@/kernel/logging/log';
import { sendEvent } from '../sendEvent';
import styles from './drawCheckbox.module.css';
import { type FormWidget, type WidgetRequest, answerTimeoutMs } from './formWidget';

/** Width of the provider's usual checkbox in pixels; there is a narrower, higher one. */
const usualWidth = 304;

/** Ids of messages. */
let count = 0;

/** The parts of a checkbox: the provider's own, and below it what is said of it. */
const build = (place: HTMLElement, label: string) => {
  const box = document.createElement('div');
  const inner = box.appendChild(document.createElement('div'));
  const message = box.appendChild(document.createElement('p'));
  message.id = `captcha-message-${(count += 1)}`;
  message.className = styles.message ?? '';
  message.setAttribute('role', 'alert');
  box.className = styles.box ?? '';
  box.tabIndex = -1;
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', label);
  box.setAttribute('aria-describedby', message.id);
  place.append(box);
  return { box, inner, message };
};

/**
 * Version 2 with a checkbox. A form is held back as long as it is not ticked; where a token is needed that was not asked for
 * beforehand, or has expired meanwhile, the shopper is asked, and what was begun goes on with the tick.
 */
export const drawCheckbox = ({ captcha, config, place, intl }: WidgetRequest): FormWidget => {
  const { box, inner, message } = build(place, intl().formatMessage({ id: 'captcha.label' }));
  let token = '';
  /** The provider has said that it cannot go on: the form is sent without a token then. */
  let isFailed = false;
  let goOn: ((given: string) => void) | undefined;

  const say = (text: string): void => {
    message.textContent = text;
  };
  const ask = (text: string): void => {
    say(text);
    // The provider's checkbox stands in a frame, which takes the focus itself.
    (inner.querySelector<HTMLElement>('iframe, input') ?? box).focus();
    box.scrollIntoView?.({ block: 'nearest' });
  };
  const widget = captcha.render(inner, {
    sitekey: config.key,
    theme: config.theme,
    size: place.clientWidth > 0 && place.clientWidth < usualWidth ? 'compact' : 'normal',
    callback: (given) => {
      token = given;
      isFailed = false;
      say('');
      goOn?.(given);
    },
    'expired-callback': () => {
      token = '';
      say(intl().formatMessage({ id: 'captcha.expired' }));
    },
    'error-callback': () => {
      isFailed = true;
      say('');
      log.error('The checkbox of the bot protection cannot be ticked.');
      goOn?.('');
    },
  });

  const holdBack = (event: Event): void => {
    if (token !== '' || isFailed) return;
    event.preventDefault();
    ask(intl().formatMessage({ id: 'captcha.missing' }));
  };
  const form = place.closest('form');
  form?.addEventListener(sendEvent, holdBack);

  const waitForTick = async (): Promise<void> => {
    ask(intl().formatMessage({ id: 'captcha.waiting' }));
    const given = new Promise<string>((resolve) => (goOn = resolve));
    const timer = setTimeout(() => goOn?.(''), answerTimeoutMs);
    await given;
    clearTimeout(timer);
    goOn = undefined;
    say('');
  };
  const takeToken = async (): Promise<string> => {
    if (token === '' && !isFailed) await waitForTick();
    const taken = token;
    token = '';
    if (taken === '') throw new Error('The checkbox of the bot protection was not ticked.');
    // A token is good once.
    captcha.reset?.(widget);
    return taken;
  };
  const leave = (): void => {
    form?.removeEventListener(sendEvent, holdBack);
    goOn?.('');
    box.remove();
  };
  return { takeToken, leave };
};
