import { useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { useAnswerToast } from './answer-toast'
import { Button } from './button'
import { FormError } from './form-error'
import { useHydrated } from './hydrated'
import { KeyIcon } from './icon'
import { askPasskey, hasPasskeys, sentenceOf } from './passkey-ceremony'
import type { ShownToast } from './show-toast'

export interface PasskeyAnswer {
  sentence?: string
  toast?: ShownToast
}

interface PasskeyButtonProps {
  label: string
  at: string
  send: (credential: string) => void
  fetcher: Pick<FetcherWithComponents<PasskeyAnswer>, 'state' | 'data'>
  variant?: 'primary' | 'outline'
  onGivenUp?: () => void
}

/** Without JavaScript, and in a browser without passkeys, there is no button. */
export function PasskeyButton({ label, at, send, fetcher, variant = 'outline', onGivenUp }: PasskeyButtonProps) {
  const [asking, setAsking] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const hydrated = useHydrated()
  useAnswerToast(fetcher.data)
  if (!hydrated || !hasPasskeys()) return null

  const ask = async () => {
    setAsking(true)
    setFault(null)
    try {
      send(await askPasskey(at))
    } catch (error) {
      setFault(sentenceOf(error))
      onGivenUp?.()
    } finally {
      setAsking(false)
    }
  }
  const sentence = fault ?? (fetcher.state === 'idle' ? fetcher.data?.sentence : null)
  return (
    <div className="flex flex-col gap-3">
      <Button
        type="button"
        variant={variant}
        fullWidth
        icon={<KeyIcon />}
        loading={asking || fetcher.state !== 'idle'}
        onClick={() => void ask()}
      >
        {label}
      </Button>
      {sentence && <FormError>{sentence}</FormError>}
    </div>
  )
}
