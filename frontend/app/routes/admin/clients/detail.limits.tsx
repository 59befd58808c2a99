import type { ClientLimitsView } from '#contract/limit-names.js'
import * as words from '#contract/messages/limits.js'
import { ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { openDialog } from '../../../components/dialog-form'
import { LimitList } from '../../../components/limit-list'
import { useMay } from '../parts/may'

export function ClientLimits({ limits: { clientID, mode, inForce, planName } }: { limits: ClientLimitsView }) {
  const { may } = useMay()
  const address = `/admin/clients/${clientID}/limits`
  const mayChange = may('PUT /clients/:clientID/limits')
  const add = mayChange && (
    <ButtonLink {...openDialog} to={`${address}/new`} size="sm" variant="outline">
      {words.add}
    </ButtonLink>
  )
  return (
    <Card title={words.limits} lead={words.inMode[mode]} action={add}>
      <LimitList
        items={inForce}
        planName={planName}
        action={({ currency }) =>
          mayChange && (
            <ButtonLink
              {...openDialog}
              to={`${address}/${currency}`}
              size="sm"
              variant="ghost"
              aria-label={words.change(currency)}
            >
              {words.edit}
            </ButtonLink>
          )
        }
      />
    </Card>
  )
}
