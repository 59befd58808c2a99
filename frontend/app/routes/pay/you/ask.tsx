import { data, Form, useNavigation } from 'react-router'
import { check } from '#contract/check.js'
import * as english from '#contract/messages/payer-access.js'
import { type PayerShopView, RequestPayerLink } from '#contract/payer-access.js'
import { payerLinkLifeMs } from '#contract/payer-shops.js'
import { findPayerShop, requestPayerLink } from '../../../api/payer-access.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { Button } from '../../../components/button'
import { Field } from '../../../components/field'
import { useFormAnswer } from '../../../components/form-answer'
import { FormError } from '../../../components/form-error'
import { CheckCircleIcon, LockIcon } from '../../../components/icon'
import { payMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import { readForm } from '../../../session/form.server'
import { saidIn, speak } from '../../../session/language.server'
import { PayFrame } from '../frame'
import { PayPanel } from '../panel'
import type { Route } from './+types/ask'
import { NoSuchPage } from './notice'
import { usePayerWords } from './payer-words'

type Answer = Refusal & { sentTo?: string }

export const meta: Route.MetaFunction = ({ loaderData }) => payMeta(loaderData?.title ?? english.yourPayments)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { words } = await speak(request, context)
  const shop = await findPayerShop(context, params.shop)
  const title = shop ? words.payerAccess.yourPayments : words.payerAccess.noSuchPage
  return data({ shop, title }, { status: shop ? 200 : 404 })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { language, words } = await speak(request, context)
  const { typed } = await readForm(request)
  const { value, fields } = await check(RequestPayerLink, { emailAddress: typed.emailAddress, language })
  if (fields) return refuseInputs({ emailAddress: words.payerAccess.enterAnEmail }, typed)
  try {
    await requestPayerLink(context, params.shop, value)
    return data<Answer>({ sentTo: value.emailAddress })
  } catch (error) {
    return refuse(error, words.payerAccess.thatDidNotWork, typed, (said) => saidIn(language, 'payerRefusals', said))
  }
}

export default function AskForPayerLink({ loaderData: { shop }, actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData
  useFormAnswer(answer)
  if (!shop) return <NoSuchPage />
  return (
    <PayFrame merchantName={shop.merchantName} mode={shop.mode}>
      {answer?.sentTo ? <Sent shop={shop} sentTo={answer.sentTo} /> : <Ask shop={shop} answer={answer} />}
    </PayFrame>
  )
}

function Ask({ shop, answer }: { shop: PayerShopView; answer: Answer | undefined }) {
  const words = usePayerWords()
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <PayPanel
      emblem={<LockIcon className="size-10 text-brand" />}
      title={words.yourPayments}
      lead={words.askLead(shop.merchantName)}
    >
      <Form method="post" noValidate className="flex flex-col gap-5">
        <Field
          label={words.emailAddress}
          name="emailAddress"
          type="email"
          autoComplete="email"
          dir="ltr"
          className="control rtl:text-right"
          defaultValue={answer?.typed?.emailAddress}
          error={answer?.fields?.emailAddress}
          help={words.emailHelp}
          required
        />
        {answer?.sentence && <FormError>{answer.sentence}</FormError>}
        <Button size="lg" fullWidth loading={isBusy} busyLabel={words.sending}>
          {words.sendTheLink}
        </Button>
      </Form>
    </PayPanel>
  )
}

function Sent({ shop, sentTo }: { shop: PayerShopView; sentTo: string }) {
  const words = usePayerWords()
  return (
    <PayPanel
      emblem={<CheckCircleIcon className="size-10 text-success" />}
      title={words.checkYourEmail}
      lead={words.linkIsOnItsWay(sentTo, shop.merchantName)}
    >
      <div role="status" className="flex flex-col gap-3 text-sm text-ink-soft">
        <p>{words.linkWorks(payerLinkLifeMs / 60_000)}</p>
        <p>{words.noEmailYet}</p>
      </div>
      <TextLink to={`/pay/you/${shop.shop}`} reloadDocument className="text-sm">
        {words.useAnotherAddress}
      </TextLink>
    </PayPanel>
  )
}
