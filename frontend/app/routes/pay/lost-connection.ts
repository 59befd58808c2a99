import { data } from 'react-router'
import type { Refusal } from '../../api/refusal.server'
import { useCommonWords } from '../../components/speech'

const lost = 'CONNECTION_LOST'

/** The form stays as it is: sent again, it has the same ID, so that it pays once. */
export async function orLost<Answer>(send: () => Promise<Answer>) {
  try {
    return await send()
  } catch (error) {
    // How browsers say that a request got no answer.
    if (!(error instanceof TypeError)) throw error
    return data<Refusal>({ code: lost }, { status: 503 })
  }
}

export function useSaid(answer: Refusal | undefined): Refusal | undefined {
  const { connectionLost } = useCommonWords()
  return answer?.code === lost ? { ...answer, sentence: connectionLost } : answer
}
