import { useLocation } from 'react-router'
import * as words from '#contract/messages/client/invoices.js'
import { runForm } from '../../../api/form-actions.server'
import {
  deleteOwnInvoice,
  finalizeOwnInvoice,
  loadOwnInvoice,
  markOwnInvoiceUncollectible,
  voidOwnInvoice,
} from '../../../api/invoices.server'
import { found, rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import type { Context } from '../../../session/site-context.server'
import type { Route } from './+types/question'

const pageOf = (invoiceID: string) => `/client/invoices/${encodeURIComponent(invoiceID)}`
const kinds = ['finalize', 'void', 'uncollectible', 'delete'] as const
type Kind = (typeof kinds)[number]

/** The last part of the address says what is asked. */
const kindOf = (pathname: string): Kind | undefined => {
  const last = pathname
    .replace(/\.data$/, '')
    .split('/')
    .at(-1)
  return kinds.find((kind) => kind === last)
}

const asked = (): Record<Kind, { title: string; lead: string; submit: string; done: string; failed: string }> => ({
  finalize: {
    ...{ title: words.finalizeTitle, lead: words.finalizeLead, submit: words.finalize },
    ...{ done: words.finalized, failed: words.failedToFinalize },
  },
  void: {
    ...{ title: words.voidTitle, lead: words.voidLead, submit: words.voidInvoice },
    ...{ done: words.voided, failed: words.failedToVoid },
  },
  uncollectible: {
    ...{ title: words.uncollectibleTitle, lead: words.uncollectibleLead, submit: words.markUncollectible },
    ...{ done: words.markedUncollectible, failed: words.failedToMark },
  },
  delete: {
    ...{ title: words.deleteTitle, lead: words.deleteLead, submit: words.deleteDraft },
    ...{ done: words.deleted, failed: words.failedToDelete },
  },
})

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(asked()[kindOf(location.pathname) ?? 'finalize'].submit)

export async function loader({ context, params: { invoiceID }, url }: Route.LoaderArgs) {
  found(kindOf(url.pathname))
  const { version } = await rowOrGone(context, loadOwnInvoice(context, invoiceID))
  return { version }
}

const carryOut = (context: Context, kind: Kind, invoiceID: string, version: string): Promise<unknown> =>
  ({
    finalize: () => finalizeOwnInvoice(context, invoiceID, version),
    void: () => voidOwnInvoice(context, invoiceID),
    uncollectible: () => markOwnInvoiceUncollectible(context, invoiceID),
    delete: () => deleteOwnInvoice(context, invoiceID),
  })[kind]()

export async function action({ request, context, params: { invoiceID }, url }: Route.ActionArgs) {
  const kind = found(kindOf(url.pathname))
  const { typed } = await readForm(request)
  const { done, failed } = asked()[kind]
  return runForm(context, carryOut(context, kind, invoiceID, typed.version ?? ''), {
    to: kind === 'delete' ? '/client/invoices' : pageOf(invoiceID),
    done,
    failed,
  })
}

export default function InvoiceQuestion({ loaderData, actionData: answer, params }: Route.ComponentProps) {
  const { title, lead, submit } = asked()[kindOf(useLocation().pathname) ?? 'finalize']
  return (
    <DialogForm
      isQuestion
      title={title}
      lead={lead}
      submit={submit}
      dismiss={words.keepInvoice}
      back={pageOf(params.invoiceID)}
      answer={answer}
    >
      <input type="hidden" name="version" value={loaderData.version} />
    </DialogForm>
  )
}
