import type { OfferView } from '#contract/offers.js'
import { ButtonLink } from '../../components/button'
import { usePlace } from './place'
import { type PayWords, usePayWords } from './pay-words'

interface OthersProps {
  others: OfferView[]
  amount: string | null
  isSetup: boolean
}

/** Other ways to pay. Each is a page of its own, because each lets in its own processor. */
export function Others({ others, amount, isSetup }: OthersProps) {
  const words = usePayWords()
  const title = isSetup ? words.otherWaysToSave : words.otherWaysToPay
  const place = usePlace()
  if (others.length === 0) return null
  return (
    <section className="mt-5 flex flex-col gap-2" aria-label={title}>
      <p className="text-center text-sm text-ink-soft">{title}</p>
      {others.map(({ processorAccountID, kind, title }) => (
        <ButtonLink
          key={processorAccountID}
          to={place.to('', { with: processorAccountID, ...(amount && { amount }) })}
          reloadDocument
          variant="outline"
          fullWidth
        >
          {nameOf(words, { kind, title }, isSetup)}
        </ButtonLink>
      ))}
    </section>
  )
}

function nameOf(words: PayWords, { kind, title }: Pick<OfferView, 'kind' | 'title'>, isSetup: boolean): string {
  if (isSetup) return kind === 'test_form' ? words.saveATestCard : words.continueWith(title)
  if (kind === 'transfer') return words.payByBankTransfer
  return kind === 'test_form' ? words.payWithATestCard : words.payWithTitle(title)
}
