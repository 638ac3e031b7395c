import type { RefObject } from 'react';
import type { CaptchaForm } from './captchaConfig';
import { useCaptchaByForm } from './useCaptchaByForm';
import { useListedCaptcha } from './useListedCaptcha';

export interface FormCaptcha {
  /** For an empty element inside the form: an inline badge or a checkbox stands in it. */
  place: RefObject<HTMLDivElement | null>;
  /** Headers of the mutation that sends the form: `X-ReCaptcha` with a fresh token, or none when there is none to be had. */
  createHeaders: () => Promise<Record<string, string>>;
}

/** Bot protection of a form, in the way in which the backend tells of it. */
export const useCaptcha = (form: CaptchaForm): FormCaptcha => {
  const useKnown = CAPABILITIES.captchaByForm ? useCaptchaByForm : useListedCaptcha;
  return useKnown(form);
};
