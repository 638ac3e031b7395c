import type { PropsWithChildren } from 'react';

import { formTokenField } from '../guard';
import type { OfficeContext } from '../officeContext';

export interface OfficeFormProps {
  context: OfficeContext;
  /** Address that the form is sent to. */
  action: string;
  className?: string;
}

/** A form with the token without which nothing is changed. */
export const OfficeForm = ({ context, action, className, children }: PropsWithChildren<OfficeFormProps>) => (
  <form method="post" action={action} className={className}>
    <input type="hidden" name={formTokenField} value={context.token} />
    {children}
  </form>
);
