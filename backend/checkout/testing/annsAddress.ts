/** Ann's address as REST takes it. */
export const annsAddress = {
  firstname: 'Ann',
  lastname: 'Shopper',
  street: ['1 High Street'],
  city: 'London',
  postcode: 'SW1A 1AA',
  country_id: 'GB',
  telephone: '02070000000',
};
