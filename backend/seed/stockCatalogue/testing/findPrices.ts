/** Every amount of `final_price` in an answer. */
export const findPrices = (answer: unknown): number[] =>
  [...JSON.stringify(answer).matchAll(/"final_price":\{"value":([\d.]+)/g)].map(([, value]) => Number(value));
