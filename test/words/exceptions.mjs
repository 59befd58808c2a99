/** Texts that stay as they are, each with its reason. */
export const exceptions = [{ text: 'Why and who', reason: 'The search finds the access explorer by its former name.' }]

/** Pages whose rewriting is a change of its own: their sentences are printed, and do not fail the check yet. */
export const pagesInProgress = [
  'frontend/app/content/docs/going-live.mdx',
  'frontend/app/content/docs/processors/adyen.mdx',
  'frontend/app/content/docs/processors/paystack.mdx',
  'frontend/app/content/docs/processors/stripe.mdx',
]
