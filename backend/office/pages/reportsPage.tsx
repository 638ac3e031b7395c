import { listPageErrors } from '../../reports/pageErrors';
import { listReports } from '../../reports/policyReportQueries';
import type { OfficePage } from '../layout';
import type { OfficeContext } from '../officeContext';
import { Table } from '../parts/Table';
import { shopTimeText } from '../shopTime';

/** What browsers reported: errors of pages, and what the Content-Security-Policy refused. */
export const reportsPage = ({ db, timeZone }: OfficeContext): OfficePage => ({
  title: 'Reports',
  content: (
    <>
      <h2>Errors of pages</h2>
      <Table
        label="Errors of pages"
        columns={['When', 'Page', 'Message', 'Error', 'Build']}
        rows={listPageErrors(db).map(({ message, error, release, route, reportedAt }, index) => ({
          key: index,
          cells: [shopTimeText(reportedAt, timeZone), route, message, error, release],
        }))}
        empty="No browser has reported an error."
      />
      <h2>Refused by the policy</h2>
      <Table
        label="Refused by the policy"
        columns={['Last', 'Page', 'Directive', 'Refused', 'By', 'Reports']}
        rows={listReports(db).map(({ directive, blocked, page, source, reports, lastAt }, index) => ({
          key: index,
          cells: [shopTimeText(lastAt, timeZone), page, directive, blocked, source, reports],
        }))}
        empty="No browser has reported a violation."
      />
    </>
  ),
});
