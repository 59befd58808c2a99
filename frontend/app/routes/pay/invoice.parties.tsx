import { addressFieldNames } from '#contract/address-fields.js'
import type { HostedInvoiceView, InvoicePartyView } from '#contract/invoices.js'
import * as english from '#contract/messages/invoice-page.js'
import { dayOf } from '../../components/moment'
import { useSpeech, useWords } from '../../components/speech'

export function InvoiceParties({ invoice }: { invoice: HostedInvoiceView }) {
  const words = useWords('invoicePage', english)
  const { formats } = useSpeech()
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm">
      <div>
        <dt className="text-ink-soft">{words.issued}</dt>
        <dd>
          <bdi className="tabular">{dayOf(invoice.finalizedAt, formats)}</bdi>
        </dd>
      </div>
      <div>
        <dt className="text-ink-soft">{words.dueOn}</dt>
        <dd>
          <bdi className="tabular">{dayOf(invoice.dueAt, formats)}</bdi>
        </dd>
      </div>
      <Party title={words.seller} party={invoice.seller} taxNumber={words.taxNumber} />
      <Party title={words.buyer} party={invoice.buyer} taxNumber={words.taxNumber} />
    </dl>
  )
}

interface PartyProps {
  title: string
  party: InvoicePartyView
  taxNumber: (id: string) => string
}

function Party({ title, party: { name, emailAddress, address, taxID }, taxNumber }: PartyProps) {
  const texts = [name, ...addressFieldNames.map((field) => address?.[field]), emailAddress, taxID && taxNumber(taxID)]
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft">{title}</dt>
      {texts.map(
        (text, at) =>
          text && (
            <dd key={at} className="[overflow-wrap:anywhere]">
              <bdi>{text}</bdi>
            </dd>
          ),
      )}
    </div>
  )
}
