import { securityText } from './securityText.js';

test('names whom to tell, for a year', () => {
  expect(securityText('mailto:security@shop.example, https://shop.example/security', 0)).toBe(
    'Contact: mailto:security@shop.example\nContact: https://shop.example/security\nExpires: 1971-01-01T00:00:00.000Z\n',
  );
});

test('refuses what nobody could write to', () => {
  expect(() => securityText('security@shop.example', 0)).toThrow('SHOP_SECURITY_CONTACT');
});
