import * as z from 'zod/mini'

const ours = z.object({ transactionID: z.string().check(z.regex(/^txn_\w{26}$/)) })

/** It comes back as it was sent: an object, or the text of one. null: it is none of ours. */
export function transactionIDIn(metadata: unknown): string | null {
  const told = z.safeParse(ours, typeof metadata === 'string' ? parsed(metadata) : metadata)
  return told.success ? told.data.transactionID : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
