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

/** One way to pay: an account, and what a page needs to know of it. All values are public. */
export interface OfferView {
  processorAccountID: string
  /** As the registry calls it, such as `stripe`. */
  processor: string
  /** As people know it. */
  title: string
  kind: OfferKind
  /** What the processor's script is started with, such as its publishable key. */
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
