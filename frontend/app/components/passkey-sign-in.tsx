import { useEffect, useState } from 'react'
import { type SubmitFunction, useFetcher, useLocation } from 'react-router'
import { passkeyChallengeMs } from '#contract/factor-limits.js'
import * as words from '#contract/messages/passkeys.js'
import { useHydrated } from './hydrated'
import { type PasskeyAnswer, PasskeyButton } from './passkey-button'
import { hasPasskeys, offerPasskeys, stopOffering } from './passkey-ceremony'

// What is on offer is asked anew before its challenge ends.
const offeredMs = passkeyChallengeMs - 30_000

/** The button below the form of a sign-in, and what its first field offers: `at` is the route that takes passkeys. */
export function PasskeySignIn({ at }: { at: string }) {
  const { submit, state, data } = useFetcher<PasskeyAnswer>()
  const action = `${at}${useLocation().search}`
  const [turn, setTurn] = useState(0)
  useOffer({ at, action, submit, isIdle: state === 'idle', turn })
  if (!useHydrated() || !hasPasskeys()) return null
  return (
    <div className="flex flex-col gap-5">
      <p className="flex items-center gap-3 text-sm text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {words.or}
      </p>
      <PasskeyButton
        label={words.signInWithPasskey}
        at={at}
        send={(credential) => void submit({ credential }, { method: 'post', action })}
        fetcher={{ state, data }}
        onGivenUp={() => setTurn(turn + 1)}
      />
    </div>
  )
}

interface Offer {
  at: string
  action: string
  submit: SubmitFunction
  isIdle: boolean
  /** One more after the button has taken the offer's place, and came to nothing. */
  turn: number
}

function useOffer({ at, action, submit, isIdle, turn }: Offer): void {
  useEffect(() => {
    if (!isIdle || !hasPasskeys()) return
    let isOver = false
    const offer = async () => {
      const credential = await offerPasskeys(at)
      if (credential && !isOver) void submit({ credential }, { method: 'post', action })
    }
    void offer()
    const again = setInterval(() => void offer(), offeredMs)
    return () => {
      isOver = true
      clearInterval(again)
      void stopOffering()
    }
  }, [at, action, submit, isIdle, turn])
}
