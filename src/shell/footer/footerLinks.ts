const contactPath = '/contact-us';
const trackingPath = '/track-my-order';

const isShown = ({ to }: BrandEntry, hasContact: boolean): boolean =>
  to === contactPath ? hasContact : to === trackingPath ? CAPABILITIES.orderTracking : true;

/**
 * The brand's columns of links and labels, without what leads nowhere in this store and without columns that are empty then.
 * An editor adds further links in a CMS block.
 * @param hasContact whether the store has its contact page.
 */
export const footerColumns = (hasContact: boolean): Brand['footer'] =>
  BRAND.footer
    .map(({ heading, entries }) => ({ heading, entries: entries.filter((entry) => isShown(entry, hasContact)) }))
    .filter(({ entries }) => entries.length > 0);
