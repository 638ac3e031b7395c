import { HomeLink } from '../HomeLink';
import { CheckoutHeaderFrame } from './CheckoutHeaderFrame';
import { NeedHelp } from './NeedHelp';

/** Logo and help, nothing that leads astray. */
export const CheckoutHeader = () => (
  <CheckoutHeaderFrame home={<HomeLink />} help={CAPABILITIES.needHelp ? <NeedHelp /> : null} />
);
