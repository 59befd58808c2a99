import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as words from '#contract/messages/admin/reports.js'
import type { ReportedAccountView } from '#contract/processor-reports.js'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { Moment } from '../../../components/moment'
import { useMay } from '../parts/may'

/** How far each account has told, and why one could not be read. */
export const ReportedAccounts = ({ accounts }: { accounts: ReportedAccountView[] }) => (
  <Card title={words.accounts} flush>
    <ul className="divide-y divide-line">
      {accounts.map((one) => (
        <Reported key={one.processorAccountID} account={one} />
      ))}
    </ul>
  </Card>
)

function Reported({
  account: { processorAccountID, name, source, toldUntil, nextReadAt, failure, skipped },
}: {
  account: ReportedAccountView
}) {
  const { may } = useMay()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 px-5 py-3 text-sm">
      <span className="flex min-w-0 flex-col">
        <span className="font-medium [overflow-wrap:anywhere] text-ink">{name}</span>
        {failure && <span className="text-xs text-failed">{words.notRead(failure)}</span>}
        {skipped.map((one) => (
          <span key={one.currency} className="text-xs text-ink-soft">
            {words.skippedRows(one.rows, one.currency)}
          </span>
        ))}
      </span>
      <span className="flex flex-wrap items-center gap-x-8 gap-y-2 text-ink-soft">
        <Told label={words.toldUntil}>{toldUntil ? <Moment iso={toldUntil} /> : words.nothingTold}</Told>
        {source === 'file' && <span className="text-ink-faint">{words.byFile}</span>}
        {source === 'call' && (
          <Told label={words.nextRead}>{nextReadAt ? <Moment iso={nextReadAt} /> : words.nothingTold}</Told>
        )}
        {source === 'call' && may('POST /processor-reports/read') && (
          <Form method="post" action="/admin/reconciliation/reports" preventScrollReset>
            <input type="hidden" name="processorAccountID" value={processorAccountID} />
            <Button size="sm" variant="outline" aria-label={words.readNowOf(name)}>
              {words.readNow}
            </Button>
          </Form>
        )}
      </span>
    </li>
  )
}

const Told = ({ label, children }: { label: string; children: ReactNode }) => (
  <span className="flex gap-2">
    <span className="text-ink-faint">{label}</span>
    <span className="text-ink">{children}</span>
  </span>
)
