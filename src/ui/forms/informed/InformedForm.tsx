import { type ReactNode, useRef } from 'react';
import { type FormApi, useForm } from 'informed';
import { sendEvent } from '@/kernel/captcha/sendEvent';
import { scrollMotion } from '@/kernel/motion/reducedMotion';
import { wrongFieldsOf } from '../fieldProblems';

/** Values of a form: texts (an empty field is '', not undefined) and ticked boxes. */
export interface FormValues {
  text: (name: string) => string;
  isChecked: (name: string) => boolean;
}

/** Kinds of fields that no browser fills. */
const unread = new Set(['checkbox', 'radio', 'file', 'hidden', 'submit', 'button']);

const toFormValues = (values: Record<string, unknown>): FormValues => ({
  text: (name) => {
    const value = values[name];
    return typeof value === 'string' ? value : '';
  },
  isChecked: (name) => values[name] === true,
});

export interface InformedFormProps {
  /** @param reset empties the form again, once what was typed has arrived. */
  onSubmit: (values: FormValues, reset: () => void) => void;
  /** Called when it is sent and a field is wrong: what stands in the form and is no field of it may be wrong, too. */
  onInvalid?: () => void;
  /** Called with every change, after the values have it. */
  onChange?: (values: FormValues) => void;
  initialValues?: Record<string, string | boolean>;
  /** Of the form, for what belongs to it and stands outside of it. */
  id?: string;
  className?: string;
  'aria-labelledby'?: string;
  'aria-label'?: string;
  children: ReactNode;
}

/** A form that is only submitted when every field is right; otherwise the first wrong one is focused and in view. */
export const InformedForm = ({
  onSubmit,
  onInvalid,
  onChange,
  initialValues,
  id,
  className,
  children,
  ...labels
}: InformedFormProps) => {
  const form = useRef<HTMLFormElement>(null);
  const { formController, formApi, render } = useForm<object>({
    onSubmit: ({ values }) => {
      if (!isHeldBack(form.current)) onSubmit(toFormValues(values), () => formApi.reset());
    },
    onValueChange: ({ values }) => onChange?.(toFormValues(values)),
    onSubmitFailure: () => {
      onInvalid?.();
      focusFirstError(form.current);
    },
    ...(initialValues ? { initialValues } : {}),
  });

  return (
    <>
      {render(
        <form
          ref={form}
          id={id}
          className={className}
          noValidate
          onSubmit={(event) => {
            readFields(event.currentTarget, formApi);
            formController.submitForm(event);
          }}
          {...labels}
        >
          {children}
        </form>,
      )}
    </>
  );
};

/** Takes what stands in the fields: some browsers fill them without an event. */
const readFields = (form: HTMLFormElement, { fieldExists, getValue, setValue }: FormApi): void => {
  for (const field of form.elements)
    if (
      ((field instanceof HTMLInputElement && !unread.has(field.type)) || field instanceof HTMLTextAreaElement) &&
      fieldExists(field.name) &&
      field.value !== (getValue(field.name) ?? '')
    )
      setValue(field.name, field.value);
};

/** Whether a part of the form that is no field of it, such as the bot protection's checkbox, wants something first. */
const isHeldBack = (form: HTMLFormElement | null): boolean =>
  CAPABILITIES.captchaByForm && form?.dispatchEvent(new Event(sendEvent, { cancelable: true })) === false;

/** Focuses what is wrong first. Informed marks the fields first; they are on the page as wrong only after React has drawn them. */
export const focusFirstError = (form: HTMLFormElement | null): void => {
  requestAnimationFrame(() => {
    const [field] = form ? wrongFieldsOf(form) : [];
    field?.focus({ preventScroll: true });
    field?.scrollIntoView?.({ block: 'center', behavior: scrollMotion() });
  });
};
