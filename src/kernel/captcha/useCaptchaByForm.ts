import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { log } from '@/kernel/logging/log';
import type { ProtectedForm } from './byForm/protectForm';
import type { CaptchaForm } from './captchaConfig';
import type { FormCaptcha } from './useCaptcha';

/**
 * Bot protection of a form, of a backend that tells it by form. What asks for it, draws it and waits for it is code that
 * comes after the form. When a token cannot be had, that is logged and the form is sent without one.
 */
export const useCaptchaByForm = (form: CaptchaForm): FormCaptcha => {
  const place = useRef<HTMLDivElement>(null);
  const client = useApolloClient();
  const intl = useIntl();
  const texts = useRef(intl);
  const protection = useRef<Promise<ProtectedForm>>(undefined);

  const open = useCallback(
    () =>
      (protection.current ??= import('./byForm/protectForm')
        .then(({ protectForm }) => protectForm({ client, form, place: () => place.current, intl: () => texts.current }))
        .catch((error: unknown) => {
          protection.current = undefined;
          throw error;
        })),
    [client, form],
  );

  useEffect(() => {
    texts.current = intl;
  });

  useEffect(() => {
    // Ahead of time; a failure is reported when the token is needed.
    const opened = open().catch(() => undefined);
    return () => {
      protection.current = undefined;
      void opened.then((protectedForm) => protectedForm?.leave());
    };
  }, [open]);

  const createHeaders = useCallback(async (): Promise<Record<string, string>> => {
    try {
      const token = await (await open()).createToken();
      return token === '' ? {} : { 'X-ReCaptcha': token };
    } catch (error) {
      log.error('No bot-protection token: the form is sent without one.', error);
      return {};
    }
  }, [open]);

  return { place, createHeaders };
};
