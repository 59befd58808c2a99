import { proofHeader } from '#contract/factor-limits.js'

export type AskForProof = (methods: string[], signal: AbortSignal | null) => Promise<boolean>

let ask: AskForProof | null = null

export function answerProofs(next: AskForProof): () => void {
  ask = next
  return () => {
    if (ask === next) ask = null
  }
}

/** Every form of every screen sends through here: one that lacks a proof waits for it, and is sent again as it was. */
export function sendWithProofs(): void {
  const send = window.fetch.bind(window)
  const sendOnce: typeof fetch = async (input, init) => {
    const answer = await send(input, init)
    const methods = answer.headers.get(proofHeader)
    if (!methods || !ask) return answer
    const isProved = await ask(methods.split(' '), init?.signal ?? null)
    return isProved ? sendOnce(input, init) : answer
  }
  window.fetch = sendOnce
}
