import type { Mode } from '#contract/modes.js'
import { ButtonLink } from '../../../components/button'
import { MinusCircleIcon } from '../../../components/icon'
import { PayFrame } from '../frame'
import { PayPanel } from '../panel'
import { usePayerWords } from './payer-words'

interface NoticeProps {
  merchantName?: string
  mode?: Mode
  title: string
  lead: string
  /** Where a new link is requested; null: nowhere. */
  shop: string | null
}

export function Notice({ merchantName, mode, title, lead, shop }: NoticeProps) {
  const words = usePayerWords()
  return (
    <PayFrame merchantName={merchantName ?? null} mode={mode ?? 'live'}>
      <PayPanel emblem={<MinusCircleIcon className="size-10 text-ink-faint" />} title={title} lead={lead}>
        {shop && (
          <ButtonLink to={`/pay/you/${shop}`} size="lg" fullWidth>
            {words.requestANewLink}
          </ButtonLink>
        )}
      </PayPanel>
    </PayFrame>
  )
}

export function NoSuchPage() {
  const words = usePayerWords()
  return <Notice title={words.noSuchPage} lead={words.noSuchPageLead} shop={null} />
}

export function SessionEnded({ shop }: { shop: string }) {
  const words = usePayerWords()
  return <Notice title={words.sessionEnded} lead={words.sessionEndedLead} shop={shop} />
}
