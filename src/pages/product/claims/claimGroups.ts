/** A claim as the backend gives it. */
export interface HealthClaim {
  nutrient: string;
  text: string;
  condition: string;
}

/** The texts of claims by the condition of use that they share, in the order of the claims. */
export const claimGroups = (claims: readonly HealthClaim[]): { condition: string; texts: string[] }[] => {
  const groups = new Map<string, string[]>();
  for (const { condition, text } of claims) groups.set(condition, [...(groups.get(condition) ?? []), text]);
  return [...groups].map(([condition, texts]) => ({ condition, texts }));
};
