import type { ReactNode } from 'react';

export interface TableProps {
  /** Says what it lists. */
  label: string;
  columns: readonly string[];
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
  /** Said when there are none. */
  empty: string;
}

/** A list with columns; on a narrow window each row is a card. */
export const Table = ({ label, columns, rows, empty }: TableProps) =>
  rows.length === 0 ? (
    <p className="empty">{empty}</p>
  ) : (
    <table aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, index) => (
              <td key={columns[index]} data-label={columns[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
