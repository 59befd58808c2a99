import { data } from 'react-router'
import * as words from '#contract/messages/client/connected-accounts.js'
import { listOwnConnected, startOnboarding } from '../../../api/connected-accounts.server'
import { refuse } from '../../../api/refusal.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogDone, DialogForm, DialogPanel, type FormAnswer } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/connect'

const list = '/client/processors'

interface Answer extends FormAnswer {
  url?: string
}

export const meta: Route.MetaFunction = () => pageMeta(words.title)

export async function loader({ context, params: { processorAccountID } }: Route.LoaderArgs) {
  const found = listOwnConnected(context).then(
    ({ offers }) => offers.find((offer) => offer.processorAccountID === processorAccountID) ?? null,
  )
  const { title, usesSettlementAccount } = await rowOrGone(context, found)
  return { title, usesSettlementAccount }
}

export async function action({ context, params: { processorAccountID } }: Route.ActionArgs) {
  try {
    const { url } = await startOnboarding(context, { processorAccountID })
    if (url !== null) return data<Answer>({ url })
    return await redirectWithToast(context, list, success(words.connected))
  } catch (error) {
    return refuse(error, words.failedToStart)
  }
}

export default function Connect({ loaderData: { title, usesSettlementAccount }, actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData
  if (answer?.url)
    return (
      <DialogPanel title={words.connectWith(title)} lead={words.linkLead} back={list}>
        <a href={answer.url} className="font-medium text-brand underline underline-offset-4" rel="noreferrer">
          {words.openAt(title)}
        </a>
        <DialogDone back={list} />
      </DialogPanel>
    )
  return (
    <DialogForm
      title={words.connectWith(title)}
      lead={usesSettlementAccount ? words.splitLead(title) : words.openLead}
      submit={usesSettlementAccount ? words.connect : words.getLink}
      back={list}
      answer={answer}
    />
  )
}
