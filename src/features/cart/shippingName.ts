/** A way to ship as orders name it: Magento's own methods are called no more than "Fixed" beside their carrier. */
export const shippingName = (carrier: string | null | undefined, method: string | null | undefined): string =>
  [...new Set([carrier, method])].filter(Boolean).join(' - ');
