import { trackingLink } from './trackingLink';

test('leads to the carrier’s own page, however the carrier is written', () => {
  expect(trackingLink('royalmail Royal Mail', 'RM 2190 4471 6 GB')).toBe(
    'https://www.royalmail.com/track-your-item#/tracking-results/RM219044716GB',
  );
  expect(trackingLink('custom DPD Local', '1')).toContain('track.dpd.co.uk');
  expect(trackingLink('ups United Parcel Service', '1Z')).toContain('ups.com/track?tracknum=1Z');
});

test('leads nowhere for an unknown carrier, and nowhere else for a hostile number', () => {
  expect(trackingLink('custom Bicycle courier', '1')).toBeUndefined();
  expect(trackingLink('Evri', '../../x?y=1#z')).toBe('https://www.evri.com/track/parcel/..%2F..%2Fx%3Fy%3D1%23z');
});
