import type { ReactNode } from 'react';

/** Strokes of drawn letters: a mark must look the same whatever fonts are there. */
const letters = (path: string, colour: string, width: number): ReactNode => (
  <path d={path} fill="none" stroke={colour} strokeWidth={width} strokeLinejoin="round" />
);

/** Two circles that overlap: left, right, and what they share. */
const circles = (left: string, right: string, shared: string): ReactNode => (
  <>
    <circle cx="15" cy="12" r="7" fill={left} />
    <circle cx="23" cy="12" r="7" fill={right} />
    <path d="M19 6.255a7 7 0 0 1 0 11.49 7 7 0 0 1 0-11.49z" fill={shared} />
  </>
);

/** A brand's picture on a ground of 38 by 24. */
export interface CardPicture {
  ground: string;
  picture: ReactNode;
}

const white = '#fff';

/** Pictures by the names of the brands. */
export const cardPictures: Readonly<Record<string, CardPicture>> = {
  Visa: {
    ground: white,
    picture: (
      <g transform="skewX(-14) translate(3.2 0)">
        {letters(
          'M8 8l2.7 8 3.3-8M17 8v8M24.6 9.2c-2-1.3-4.6-.9-4.6.9 0 2.1 4.9 1.5 4.9 3.9 0 2-3.4 2.2-5.3.8M27.2 16l3-8h1l2 8M28.2 13.4h4.4',
          '#1a1f71',
          2,
        )}
      </g>
    ),
  },
  Mastercard: { ground: white, picture: circles('#eb001b', '#f79e1b', '#ff5f00') },
  Maestro: { ground: white, picture: circles('#0099df', '#ed0006', '#6c6bbd') },
  'American Express': {
    ground: '#006fcf',
    picture: letters(
      'M4.5 16l2.9-8h.6l2.9 8M5.7 13.4h4M13 16V8l3.2 5L19.4 8v8M27.8 8.7h-5.3v6.6h5.3M22.5 12h4.5M29.3 8l5 8M34.3 8l-5 8',
      white,
      1.5,
    ),
  },
  Discover: {
    ground: white,
    picture: (
      <>
        <path d="M38 11v9.5a3.5 3.5 0 0 1-3.5 3.5H12c11-2 20-6.5 26-13z" fill="#f76b1c" />
        <circle cx="19" cy="10" r="5.2" fill="#f76b1c" />
        <circle cx="19" cy="10" r="2.2" fill={white} />
      </>
    ),
  },
  'Diners Club': {
    ground: white,
    picture: (
      <>
        <circle cx="19" cy="12" r="8" fill="#0079be" />
        <path d="M17.2 6.7a5.6 5.6 0 0 0 0 10.6zM20.8 6.7a5.6 5.6 0 0 1 0 10.6z" fill={white} />
      </>
    ),
  },
  JCB: {
    ground: white,
    picture: (
      <>
        <path d="M9 7.5A2.5 2.5 0 0 1 11.5 5H15v11.5a2.5 2.5 0 0 1-2.5 2.5H9z" fill="#0b4ea2" />
        <path d="M16 7.5A2.5 2.5 0 0 1 18.5 5H22v11.5a2.5 2.5 0 0 1-2.5 2.5H16z" fill="#c8102e" />
        <path d="M23 7.5A2.5 2.5 0 0 1 25.5 5H29v11.5a2.5 2.5 0 0 1-2.5 2.5H23z" fill="#00854a" />
      </>
    ),
  },
};

/** A card of a brand without a picture. */
export const plainCard: CardPicture = {
  ground: white,
  picture: (
    <>
      <path d="M0 6.5h38v4H0z" fill="currentColor" />
      <path d="M5 16h9" stroke="currentColor" strokeWidth="2" />
    </>
  ),
};
