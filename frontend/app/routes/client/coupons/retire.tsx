import * as words from '#contract/messages/client/coupons.js'
import { loadOwnCoupon, retireOwnCoupon } from '../../../api/coupons.server'
import { runForm } from '../../../api/form-actions.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import type { Route } from './+types/retire'

const pageOf = (couponID: string) => `/client/coupons/${encodeURIComponent(couponID)}`

export const meta: Route.MetaFunction = () => pageMeta(words.retireCoupon)

export async function loader({ context, params: { couponID } }: Route.LoaderArgs) {
  await rowOrGone(context, loadOwnCoupon(context, couponID))
  return null
}

export const action = ({ context, params: { couponID } }: Route.ActionArgs) =>
  runForm(context, retireOwnCoupon(context, couponID), {
    to: pageOf(couponID),
    done: words.couponRetired,
    failed: words.failedToRetire,
  })

export default function RetireCoupon({ actionData: answer, params }: Route.ComponentProps) {
  return (
    <DialogForm
      isQuestion
      title={words.retireTitle}
      lead={words.retireLead}
      submit={words.retireCoupon}
      dismiss={words.keepCoupon}
      back={pageOf(params.couponID)}
      answer={answer}
    />
  )
}
