/** How a number of days is written in the language of the page: '60 days', without a message for each plural. */
export const dayUnit = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
