import { Form } from 'react-router'
import { documentMaxBytes } from '#contract/document-limits.js'
import * as words from '#contract/messages/admin/reports.js'
import type { ReportedAccountView } from '#contract/processor-reports.js'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { Field, SelectField } from '../../../components/field'

export function ReportUpload({ accounts }: { accounts: ReportedAccountView[] }) {
  const options = accounts.map(({ processorAccountID, name }) => ({ value: processorAccountID, label: name }))
  return (
    <Card title={words.upload} lead={words.uploadLead}>
      <Form
        method="post"
        action="/admin/reconciliation/reports/upload"
        encType="multipart/form-data"
        className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_auto]"
      >
        <SelectField
          label={words.account}
          name="processorAccountID"
          options={options}
          defaultValue={accounts.length === 1 ? accounts[0]?.processorAccountID : undefined}
          required
        />
        <Field
          label={words.file}
          name="file"
          type="file"
          accept=".csv"
          help={words.uploadHelp(documentMaxBytes / 1_024 / 1_024)}
          required
        />
        <Button className="sm:mt-7">{words.send}</Button>
      </Form>
    </Card>
  )
}
