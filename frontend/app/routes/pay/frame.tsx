import type { ReactNode } from 'react'
import type { Mode } from '#contract/modes.js'
import { Avatar } from '../../components/avatar'
import { InfoIcon } from '../../components/icon'
import { LanguageLinks } from '../../components/language-links'
import { Mark } from '../../components/mark'
import { usePlace } from './place'
import { usePayWords } from './pay-words'

interface PayFrameProps {
  /** In whose name; null: nobody's, because there is no such link. */
  merchantName: string | null
  /** Live: real money moves. */
  mode?: Mode
  /** What is paid for; stands first on narrow screens, at the side on wide ones. */
  summary?: ReactNode
  children: ReactNode
}

/** A checkout in the merchant's name. The product itself stands in the small print. */
export function PayFrame({ merchantName, mode, summary, children }: PayFrameProps) {
  const words = usePayWords()
  const { isEmbedded } = usePlace()
  return (
    <div className={`flex flex-col ${isEmbedded ? '' : 'min-h-dvh'}`}>
      {mode !== 'live' && <SandboxNote />}
      <main
        id="main"
        tabIndex={-1}
        className={`mx-auto flex w-full flex-1 flex-col gap-6 ${isEmbedded ? 'px-[var(--frame-inset,0.25rem)] py-4' : 'px-4 py-8 sm:py-14'} ${summary ? 'max-w-md md:max-w-4xl' : 'max-w-md'}`}
      >
        {merchantName && (
          <p className="flex items-center gap-3 font-medium [overflow-wrap:anywhere]">
            <Avatar name={merchantName} size="sm" />
            <bdi>{merchantName}</bdi>
          </p>
        )}
        {summary ? (
          <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] md:gap-14">
            <div className="min-w-0">{summary}</div>
            <div className="min-w-0">{children}</div>
          </div>
        ) : (
          children
        )}
      </main>
      <footer className="flex flex-col items-center gap-3 px-4 pb-8 text-xs text-ink-faint">
        <LanguageLinks label={words.language} />
        <p className="flex items-center gap-2">
          <Mark className="size-4" />
          {words.checkoutByGatehouse}
        </p>
      </footer>
    </div>
  )
}

function SandboxNote() {
  const words = usePayWords()
  return (
    <header className="flex items-center justify-center gap-2 border-b border-line bg-info-soft px-4 py-2 text-sm text-info">
      <InfoIcon className="size-4" />
      <p>
        <strong className="font-semibold">{words.sandbox}</strong> {words.noRealMoneyMoves}
      </p>
    </header>
  )
}
