import { createContext, type RouterContextProvider } from 'react-router'

/** What only the serving process knows; main.ts sets it on every request. */
export interface SiteContext {
  /** Answers a request whose path begins with /api/; it carries the visitor's address and request id by itself. */
  callApi(request: Request): Promise<Response>
  /** null: no PUBLIC_URL is set. */
  publicUrl: string | null
  secureCookies: boolean
  cookieSecret: string
  requestId: string
  nonce: string
  /** The page's route template, for logs, metrics and traces: an address may hold a token. */
  noteTemplate(template: string): void
}

export const siteContext = createContext<SiteContext>()

export type Context = Readonly<RouterContextProvider>

/** Where `callApi` wants its requests; the host is a name only, the transport decides where it goes. */
export const apiAddress = (path: string): string => `http://site.internal/api${path}`
