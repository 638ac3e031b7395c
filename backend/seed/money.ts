/**
 * Turns a price of the data files ('24.50', in pounds) into pence.
 * @throws when it is not pounds with two decimals.
 */
export const penceOf = (pounds: string): number => {
  const match = /^(\d+)\.(\d\d)$/.exec(pounds);
  if (!match) throw new Error(`'${pounds}' is not a price in pounds such as '24.50'.`);
  return Number(match[1]) * 100 + Number(match[2]);
};
