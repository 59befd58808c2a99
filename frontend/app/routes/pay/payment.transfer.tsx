import { Form } from 'react-router'
import { groupedReference } from '#contract/creditor-references.js'
import { decimalOf } from '#contract/money.js'
import type { BankTransferActionView } from '#contract/bank-transfer-action.js'
import { Button } from '../../components/button'
import { CopyButton } from '../../components/copy-button'
import { BankIcon } from '../../components/icon'
import { Moment } from '../../components/moment'
import { type QrCode, QrPicture } from '../../components/qr-picture'
import { useMoney } from '../../components/speech'
import { PayPanel } from './panel'
import { usePayWords } from './pay-words'
import { TestBank } from './payment.test-bank'
import { AskAgain } from './polling'

interface TransferStepProps {
  transfer: BankTransferActionView
  /** null: banking apps know no code for this currency. */
  qr: QrCode | null
  formID: string
  isTest: boolean
}

/** The payer sends the money from an app or a page of the bank, and may come back to see that it has arrived. */
export function TransferStep({ transfer, qr, formID, isTest }: TransferStepProps) {
  const words = usePayWords()
  const money = useMoney()
  const { accountHolder, iban, accountNumber, bic, amount, amountReceived, currency, reference, expiresAt } = transfer
  const missing = amount - amountReceived
  const shown = money(missing, currency)
  const lead =
    amountReceived > 0 ? words.partReceived(money(amountReceived, currency), shown) : words.transferMoney(shown)
  return (
    <PayPanel emblem={<BankIcon className="size-10 text-brand" />} title={words.sendABankTransfer} lead={lead}>
      <dl className="flex flex-col divide-y divide-line border-y border-line">
        <Detail name={words.accountHolder} value={accountHolder} />
        {iban !== null && <Detail name={words.iban} value={groupedReference(iban)} copied={iban} />}
        {accountNumber !== null && <Detail name={words.accountNumber} value={accountNumber} />}
        {bic !== null && <Detail name={words.bic} value={bic} />}
        <Detail name={words.amountToSend} value={shown} copied={decimalOf(missing, currency)} />
        <Detail name={words.paymentReference} value={groupedReference(reference)} copied={reference} />
      </dl>
      <p className="font-medium">{words.useThisReference}</p>
      {qr && (
        <div className="flex flex-col items-center gap-3">
          <QrPicture qr={qr} label={words.qrOfTheTransfer} />
          <p className="text-center text-sm text-ink-soft">{words.scanWithYourBankingApp}</p>
        </div>
      )}
      <p className="text-sm text-ink-soft">
        {words.sendTheTransferBy} <Moment iso={expiresAt} />.
      </p>
      {amountReceived === 0 && (
        <Form method="post" className="-mx-2">
          <input type="hidden" name="intent" value="cancel" />
          <input type="hidden" name="formID" value={`${formID}-cancel`} />
          <Button variant="ghost" size="sm" className="px-2!">
            {words.payAnotherWay}
          </Button>
        </Form>
      )}
      {isTest && <TestBank formID={formID} />}
      <AskAgain />
    </PayPanel>
  )
}

interface DetailProps {
  name: string
  value: string
  /** As a bank's form takes it, where that is not what is shown. */
  copied?: string
}

const Detail = ({ name, value, copied = value }: DetailProps) => (
  <div className="flex items-center justify-between gap-3 py-2.5">
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="tabular font-medium [overflow-wrap:anywhere]">
        <bdi>{value}</bdi>
      </dd>
    </div>
    <CopyButton value={copied} label={name} />
  </div>
)
