import type { Language } from '#contract/languages.js'
import type { OfferSources } from '#contract/offers.js'
import { createContext, type RouterContextProvider } from 'react-router'

/** Its address begins with `apiAddress`. */
export interface SentCall {
  method: string
  address: string
  headers: Headers
  body?: string | Uint8Array | undefined
}

export interface SentAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** What only the serving process knows; main.ts sets it on every request. */
export interface SiteContext {
  /** The call carries the visitor's address, browser and request id by itself. */
  callApi(call: SentCall): Promise<SentAnswer>
  /** The same for something long to read, which arrives piece by piece; what breaks off there breaks off here. */
  streamApi(call: SentCall): Promise<Omit<SentAnswer, 'body'> & { body: ReadableStream }>
  /** null: no PUBLIC_URL is set. */
  publicUrl: string | null
  secureCookies: boolean
  /** The first one signs; a cookie may also be signed with the others. */
  cookieSecrets: string[]
  /** For whom is bound to it: it opens for nobody else, and throws where it does not open. */
  keptForms: { seal(owner: string, text: string): string; open(owner: string, sealed: string): string }
  /** For whoever has chosen no language, and whose browser asks for none that we have. */
  defaultLanguage: Language
  requestId: string
  nonce: string
  /** The page's route template, for logs, metrics and traces: an address may hold a token. */
  noteTemplate(template: string): void
  /** Lets these in on this one page, for the fields of a processor; every other page stays closed. */
  openTo(sources: OfferSources): void
  /** Lets pages of these origins show this one page in a frame; every other page is shown in none. */
  frameBy(origins: string[]): void
}

export const siteContext = createContext<SiteContext>()

export type Context = Readonly<RouterContextProvider>

/** Where `callApi` wants its calls; the host is a name only, the transport decides where it goes. */
export const apiAddress = (path: string): string => `http://site.internal/api${path}`
