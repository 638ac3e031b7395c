/** An address of a guest before a bare Magento, by the beginnings of the labels. */
export const stockAddress = {
  Email: 'ann@example.com',
  'First name': 'Ann',
  'Last name': 'Lee',
  'Street address': '3 Elm Grove',
  City: 'Bath',
  Postcode: 'BA1 1LZ',
  Phone: '07700 900456',
};
