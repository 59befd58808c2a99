import { data, Form, redirect, useNavigation } from 'react-router'
import * as english from '#contract/messages/payer-access.js'
import { findPayer, findPayerMethod, removePayerMethod } from '../../../api/payer-access.server'
import { Button, ButtonLink } from '../../../components/button'
import { AlertIcon } from '../../../components/icon'
import { payMeta } from '../../../components/page-meta'
import { speak } from '../../../session/language.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import { PayFrame } from '../frame'
import { PayPanel } from '../panel'
import type { Route } from './+types/remove'
import { MethodName } from './methods'
import { NoSuchPage, SessionEnded } from './notice'
import { usePayerWords } from './payer-words'

const pageOf = (shop: string) => `/pay/you/${encodeURIComponent(shop)}/payments`

export const meta: Route.MetaFunction = ({ loaderData }) => payMeta(loaderData?.title ?? english.removeTitle)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const title = (await speak(request, context)).words.payerAccess.removeTitle
  const found = await findPayer(request, context, params.shop)
  const method = found && (await findPayerMethod(context, found.token, params.savedPaymentMethodID))
  return data({ payer: found?.payer ?? null, method, title }, { status: method ? 200 : found ? 404 : 401 })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { removed } = (await speak(request, context)).words.payerAccess
  const found = await findPayer(request, context, params.shop)
  if (!found) return redirect(pageOf(params.shop))
  await removePayerMethod(context, found.token, params.savedPaymentMethodID)
  return redirectWithToast(context, pageOf(params.shop), success(removed))
}

export default function RemovePayerMethod({ loaderData: { payer, method }, params }: Route.ComponentProps) {
  const words = usePayerWords()
  const isBusy = useNavigation().formMethod === 'POST'
  if (!payer) return <SessionEnded shop={params.shop} />
  if (!method) return <NoSuchPage />
  return (
    <PayFrame merchantName={payer.merchantName} mode={payer.mode}>
      <PayPanel
        emblem={<AlertIcon className="size-10 text-pending" />}
        title={words.removeTitle}
        lead={words.removeLead(payer.merchantName)}
      >
        <p className="font-medium">
          <MethodName method={method} />
        </p>
        <Form method="post" className="flex flex-col gap-3">
          <Button size="lg" fullWidth loading={isBusy}>
            {words.remove}
          </Button>
          <ButtonLink to={pageOf(params.shop)} size="lg" variant="outline" fullWidth>
            {words.keep}
          </ButtonLink>
        </Form>
      </PayPanel>
    </PayFrame>
  )
}
