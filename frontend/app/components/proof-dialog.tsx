import { type ComponentType, useEffect, useState } from 'react'
import type { QuestionProps } from './proof-question'
import { answerProofs } from './proofs'

type Asked = Omit<QuestionProps, 'address'> & { Question: ComponentType<QuestionProps> }

/** The one question of an area, over whatever screen its forms stand on. It is loaded when it is first asked. */
export function ProofDialog({ address }: { address: string }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(
    () =>
      answerProofs(async (methods, signal) => {
        // Without it the form says what is missing, as after a canceled question, and keeps what was typed.
        const loaded = await import('./proof-question').catch(() => null)
        if (!loaded || signal?.aborted) return false
        const { Question } = loaded
        return new Promise((resolve) => {
          const settle = (isProved: boolean) => {
            setAsked(null)
            resolve(isProved)
          }
          signal?.addEventListener('abort', () => settle(false))
          setAsked({ methods, settle, Question })
        })
      }),
    [],
  )
  return asked && <asked.Question methods={asked.methods} settle={asked.settle} address={address} />
}
