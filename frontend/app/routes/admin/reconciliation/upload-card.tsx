import { Form } from 'react-router'
import type { BankAccountView } from '#contract/bank-accounts.js'
import { documentMaxBytes } from '#contract/document-limits.js'
import * as words from '#contract/messages/admin/banks.js'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { Field, SelectField } from '../../../components/field'

export function UploadCard({ accounts }: { accounts: BankAccountView[] }) {
  const options = accounts.map(({ bankAccountID, name, currency, numberLast4 }) => ({
    value: bankAccountID,
    label: `${name} · ${currency} · ${words.numberEnd(numberLast4)}`,
  }))
  return (
    <Card title={words.upload} lead={words.uploadLead}>
      <Form
        method="post"
        action="/admin/reconciliation/upload"
        encType="multipart/form-data"
        className="grid items-start gap-4 sm:grid-cols-[1fr_1fr_auto]"
      >
        <SelectField
          label={words.bankAccount}
          name="bankAccountID"
          options={options}
          defaultValue={accounts.length === 1 ? accounts[0]?.bankAccountID : undefined}
          required
        />
        <Field
          label={words.file}
          name="file"
          type="file"
          accept=".xml,.csv,.zip"
          help={words.uploadHelp(documentMaxBytes / 1_024 / 1_024)}
          required
        />
        <Button className="sm:mt-7">{words.send}</Button>
      </Form>
    </Card>
  )
}
