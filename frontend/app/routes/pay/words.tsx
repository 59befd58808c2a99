import { data, Outlet } from 'react-router'
import { isLanguage } from '#contract/languages.js'
import { keepLanguage, languageOf, speechFor } from '../../session/language.server'
import type { Route } from './+types/words'
import { isEmbedded } from '../../components/frame-path'

const nouns = [
  'frame',
  'common',
  'pay',
  'checkoutCoupons',
  'usagePrices',
  'payerAccess',
  'payerBilling',
  'payerRefusals',
  'invoicePage',
] as const

/** The language of payers' pages, with its words. `?language=fr` chooses it, for this browser. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const language = await languageOf(request, context)
  const speech = speechFor(language, nouns)
  const isChosen = isLanguage(url.searchParams.get('language')) && !isEmbedded(url.pathname)
  return data(speech, isChosen ? { headers: { 'Set-Cookie': await keepLanguage(language, context) } } : {})
}

// The words stay while payers go from page to page; another language comes with a page of its own.
export const shouldRevalidate = () => false

export default function PayWords() {
  return <Outlet />
}
