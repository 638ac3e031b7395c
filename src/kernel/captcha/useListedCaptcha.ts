import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { serviceSettings } from '@/kernel/app/serviceSettings';
import { log } from '@/kernel/logging/log';
import { type CaptchaConfig, type CaptchaForm, captchaScriptUrl, toCaptchaConfig } from './captchaConfig';
import { GetReCaptchaV3ConfigDocument } from './GetReCaptchaV3Config.graphql.generated';
import { type Captcha, loadCaptcha } from './loadCaptcha';
import type { FormCaptcha } from './useCaptcha';
import { useCaptchaConfig } from './useCaptchaConfig';
import { withTimeout } from './withTimeout';

/** Widgets by the element in which they stand: a badge is drawn once. */
const widgets = new WeakMap<HTMLElement, number>();

const widgetIn = (captcha: Captcha, place: HTMLElement, { key }: CaptchaConfig): number => {
  const widget = widgets.get(place) ?? captcha.render(place, { sitekey: key, size: 'invisible', badge: 'inline' });
  widgets.set(place, widget);
  return widget;
};

/**
 * Bot protection of a form, of a backend that lists the forms of version 3. The provider's script is loaded only when the backend protects the
 * form. When a token cannot be had, that is logged and the form is sent without one. The provider's action is the form's name,
 * so that a token counts for that form alone.
 */
export const useListedCaptcha = (form: CaptchaForm): FormCaptcha => {
  const place = useRef<HTMLDivElement>(null);
  const client = useApolloClient();
  const config = useCaptchaConfig();
  const active = config?.forms.includes(form) ? config : undefined;

  useEffect(() => {
    if (!active) return;
    // Loaded ahead of time; a failure is reported when the token is needed. An inline badge is there before its form is
    // sent, so that nothing moves then.
    loadCaptcha(captchaScriptUrl(serviceSettings.captchaUrl, active))
      .then((captcha) => {
        if (active.badge === 'inline' && place.current) widgetIn(captcha, place.current, active);
      })
      .catch(() => undefined);
  }, [active]);

  const createHeaders = useCallback(async (): Promise<Record<string, string>> => {
    const create = async (): Promise<Record<string, string>> => {
      // A quick shopper, or a payment that goes on by itself, may be here before the hook has its answer.
      const { data } = await client.query({ query: GetReCaptchaV3ConfigDocument });
      const known = toCaptchaConfig(data);
      if (!known?.forms.includes(form)) return {};
      const captcha = await loadCaptcha(captchaScriptUrl(serviceSettings.captchaUrl, known));
      const inside = known.badge === 'inline' ? place.current : null;
      const token = await captcha.execute(inside ? widgetIn(captcha, inside, known) : known.key, {
        action: form.toLowerCase(),
      });
      return token ? { 'X-ReCaptcha': token } : {};
    };
    try {
      return await withTimeout(create());
    } catch (error) {
      log.error('No bot-protection token: the form is sent without one.', error);
      return {};
    }
  }, [client, form]);

  return { place, createHeaders };
};
