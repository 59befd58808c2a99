// Apart from the request classes, whose decorators a browser must not load.

/**
 * `test_form`: a test method, as text; `fields`: the processor's own script makes a token; `redirect`: on its page;
 * `transfer`: by a bank transfer that the payer makes. */
export const offerKinds = ['test_form', 'fields', 'redirect', 'transfer'] as const
export type OfferKind = (typeof offerKinds)[number]

/** The token of a payment that the payer makes on the processor's page. */
export const redirectToken = 'redirect'

/** The token of a payment by bank transfer. */
export const transferToken = 'bank_transfer'

/** One way to pay: an account and its public settings. */
export interface OfferView {
  processorAccountID: string
  /** The processor's identifier, such as `stripe`. */
  processor: string
  /** The processor's name. */
  title: string
  kind: OfferKind
  /** The public settings for the processor's script, such as the publishable key. */
  publishable: Record<string, string>
  /** The sources that the page's Content-Security-Policy must allow. */
  sources: OfferSources
}

export interface OfferSources {
  script: string[]
  frame: string[]
  connect: string[]
  image: string[]
  style?: string[]
}
