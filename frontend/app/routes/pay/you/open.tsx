import { data, Form, redirect, useNavigation } from 'react-router'
import { check } from '#contract/check.js'
import * as english from '#contract/messages/payer-access.js'
import type { Translated } from '#contract/messages/translated.js'
import { OpenPayerLink } from '#contract/payer-access.js'
import { ApiError } from '../../../api/http.server'
import { findPayerShop, openPayerLink } from '../../../api/payer-access.server'
import { Button } from '../../../components/button'
import { LockIcon } from '../../../components/icon'
import { payMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { speak } from '../../../session/language.server'
import { keepPayerToken } from '../../../session/payer-session.server'
import { setCookies } from '../../../session/cookies.server'
import { PayFrame } from '../frame'
import { PayPanel } from '../panel'
import type { Route } from './+types/open'
import { NoSuchPage, Notice } from './notice'
import { usePayerWords } from './payer-words'

export const meta: Route.MetaFunction = ({ loaderData }) => payMeta(loaderData?.title ?? english.openYourPage)

/** Opening the address changes nothing: mail scanners follow links too. */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const title = (await speak(request, context)).words.payerAccess.openYourPage
  const shop = await findPayerShop(context, params.shop)
  return data({ shop, title, token: url.searchParams.get('token') ?? '' }, { status: shop ? 200 : 404 })
}

export async function action({ request, context }: Route.ActionArgs) {
  const { value } = await check(OpenPayerLink, { token: (await readForm(request)).typed.token })
  if (!value) return data({ code: 'LINK_UNKNOWN' }, { status: 404 })
  try {
    const { token, shop } = await openPayerLink(context, value)
    return redirect(`/pay/you/${shop}/payments`, { headers: setCookies(await keepPayerToken(context, token)) })
  } catch (error) {
    if (error instanceof ApiError && error.code in faults) return data({ code: error.code }, { status: error.status })
    throw error
  }
}

const faults: Record<string, 'linkUsed' | 'linkExpired' | 'linkUnknown'> = {
  LINK_USED: 'linkUsed',
  LINK_EXPIRED: 'linkExpired',
  LINK_UNKNOWN: 'linkUnknown',
}

const faultIn = (words: Translated['payerAccess'], code: string): string => words[faults[code] ?? 'linkUnknown']

export default function OpenPayerPage({ loaderData: { shop, token }, actionData }: Route.ComponentProps) {
  const words = usePayerWords()
  const isBusy = useNavigation().formMethod === 'POST'
  if (!shop) return <NoSuchPage />
  const { merchantName, mode } = shop
  const code = actionData?.code ?? (token ? null : 'LINK_UNKNOWN')
  if (code)
    return <Notice {...{ merchantName, mode, title: faultIn(words, code), lead: words.newestEmail, shop: shop.shop }} />
  return (
    <PayFrame merchantName={merchantName} mode={mode}>
      <PayPanel
        emblem={<LockIcon className="size-10 text-brand" />}
        title={words.openYourPage}
        lead={words.askLead(merchantName)}
      >
        <p className="text-sm text-ink-soft">{words.openLead}</p>
        <Form method="post">
          <input type="hidden" name="token" value={token} />
          <Button size="lg" fullWidth loading={isBusy}>
            {words.continueWord}
          </Button>
        </Form>
      </PayPanel>
    </PayFrame>
  )
}
