/** Houses of a street: their names or numbers, or the first, the count and the step of numbers. */
export type Houses = readonly string[] | readonly [first: number, count: number, step: number];

/** A postcode, the street that it stands for, and the houses in it. */
export type Street = readonly [postcode: string, name: string, houses: Houses];

/**
 * Demonstration data, invented: that a house stands here says nothing of a real one. Postcode areas and post towns are
 * those of Royal Mail; a few public buildings stand where they do stand.
 */
export const streets: readonly Street[] = [
  ['AB10 1XG', 'Union Street', [201, 8, 2]],
  ['B2 4QA', 'New Street', [70, 9, 2]],
  ['B17 9NN', 'Lordswood Road', [12, 10, 2]],
  ['BA1 1LZ', 'Stall Street', [1, 8, 1]],
  ['BA2 4EH', 'Wells Road', [33, 10, 2]],
  ['BN1 4GH', 'Trafalgar Street', [41, 10, 1]],
  ['BN3 2FL', 'Church Road', [90, 9, 2]],
  ['BS1 4DJ', 'King Street', [3, 10, 1]],
  ['BS6 6AN', 'Cotham Brow', [2, 12, 2]],
  ['BS6 5TX', 'Chandos Road', [5, 10, 2]],
  ['BS8 4PT', 'Clifton Vale', [1, 12, 1]],
  ['BT7 1NN', 'University Road', [10, 9, 2]],
  ['CB2 1TN', 'Trumpington Street', [15, 9, 1]],
  ['CF10 1EP', 'Queen Street', [21, 10, 2]],
  ['CF11 9LJ', 'Cathedral Road', [44, 10, 2]],
  ['CV1 3AZ', 'Warwick Row', [6, 8, 1]],
  ['DH1 3NP', 'Silver Street', [8, 9, 1]],
  ['E8 3RL', 'Navarino Road', [17, 12, 2]],
  ['EH1 1RE', 'High Street', [101, 9, 2]],
  ['EH3 6SY', 'Howe Street', [22, 9, 2]],
  ['EX4 3SR', 'Sidwell Street', [62, 9, 1]],
  ['G12 8QQ', 'Great George Street', ['Flat 0/1, 9', 'Flat 0/2, 9', 'Flat 1/1, 9', 'Flat 1/2, 9', '11', '13', '15']],
  ['GL50 1SY', 'The Promenade', [33, 9, 1]],
  ['IV1 1HY', 'Academy Street', [12, 8, 1]],
  ['L1 9DE', 'Hope Street', [40, 10, 1]],
  ['LE1 6TP', 'London Road', [50, 9, 2]],
  ['LS1 6JX', 'Park Square', ['1', '2', '3', 'Flat 1, 4', 'Flat 2, 4', 'Flat 3, 4', '5', '6']],
  ['LS6 2UE', 'Otley Road', [18, 10, 2]],
  ['M1 1AE', 'Piccadilly', ['Flat 1, 20', 'Flat 2, 20', 'Flat 3, 20', '22', '24']],
  ['M20 2WS', 'Burton Road', [120, 11, 2]],
  ['N16 9PX', 'Palatine Road', [3, 12, 2]],
  ['NE1 6QG', 'Grey Street', [52, 9, 1]],
  ['NG1 6DQ', 'The Ropewalk', [14, 9, 2]],
  ['NR2 1NR', 'Unthank Road', [66, 10, 2]],
  ['NW1 6XE', 'Baker Street', [219, 8, 1]],
  ['OX2 6HH', 'Walton Street', [31, 11, 1]],
  ['PL1 2SX', 'Citadel Road', [70, 9, 1]],
  ['S10 2DN', 'Glossop Road', [204, 10, 2]],
  ['SA1 3SN', 'Wind Street', [10, 9, 1]],
  ['SE15 4QL', 'Bellenden Road', [100, 12, 1]],
  ['SO14 3HL', 'Oxford Street', [21, 9, 1]],
  ['SW1A 1AA', 'Buckingham Palace', ['']],
  ['SW1A 2AA', 'Downing Street', ['10', '11', '12']],
  ['SW9 8PQ', 'Acre Lane', [30, 11, 2]],
  ['W1A 1AA', 'Portland Place', ['Broadcasting House, ']],
  ['WC2N 5DU', 'Trafalgar Square', [1, 4, 1]],
  ['YO1 7HH', 'Deangate', [2, 6, 2]],
];
