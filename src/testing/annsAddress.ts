/** Where a guest of the tests wants an order sent. */
export const annsAddress = {
  firstname: 'Ann',
  lastname: 'Shopper',
  street: ['1 High Street'],
  city: 'Bath',
  region: '',
  region_code: '',
  region_id: null,
  postcode: 'BA1 1AA',
  telephone: '01225 960000',
  country_id: 'GB' as const,
  email: 'ann@example.com',
};
