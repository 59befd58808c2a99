import * as passkeysWords from '#contract/messages/passkeys.js'
import { PasskeyButton } from './passkey-button'

interface PasskeyProofProps {
  methods: readonly string[]
  at: string
  send: (typed: FormData) => void
}

const idle = { state: 'idle', data: undefined } as const

export function PasskeyProof({ methods, at, send }: PasskeyProofProps) {
  if (!methods.includes('passkey')) return null
  const sendCredential = (credential: string) => {
    const typed = new FormData()
    typed.set('credential', credential)
    send(typed)
  }
  return <PasskeyButton label={passkeysWords.usePasskey} at={at} send={sendCredential} fetcher={idle} />
}
