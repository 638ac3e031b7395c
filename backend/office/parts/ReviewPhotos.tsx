import { basename } from 'node:path';

/** Photos of a review that waits, each a link to itself in full. */
export const ReviewPhotos = ({ names, nickname }: { names: readonly string[]; nickname: string }) =>
  names.length === 0 ? null : (
    <ul className="photos">
      {names.map((name, index) => (
        <li key={name}>
          <a href={`/__office/photos/${basename(name)}`} target="_blank" rel="noreferrer">
            <img
              src={`/__office/photos/${basename(name)}`}
              alt={`Photo ${index + 1} of ${names.length} by ${nickname}, opens in a new tab`}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
