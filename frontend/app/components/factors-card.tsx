import { Form, useNavigation } from 'react-router'
import type { FactorsView, FactorView } from '#contract/factors.js'
import { recoveryCodesFew } from '#contract/factor-limits.js'
import { factors as words } from '#contract/messages/profile.js'
import { Button, ButtonLink } from './button'
import { Card } from './card'
import { type Column, DataTable, actionsColumn } from './data-table'
import { openDialog } from './dialog-form'
import { FormError } from './form-error'
import { PlusIcon } from './icon'
import { Moment } from './moment'
import { useOwnProfile } from './own-profile'

const columns = (): Column<FactorView>[] => [
  { key: 'name', header: words.name, cell: (factor) => <span className="font-medium">{nameOf(factor)}</span> },
  { key: 'createdAt', header: words.added, isTime: true, cell: ({ createdAt }) => <Moment iso={createdAt} /> },
  {
    key: 'lastUsedAt',
    header: words.lastUsed,
    isTime: true,
    cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment iso={lastUsedAt} /> : words.never),
  },
  { ...actionsColumn, header: words.actions, cell: (row) => <Actions factor={row} /> },
]

export const nameOf = ({ name }: FactorView): string => name ?? words.app

export function FactorsCard({ factors }: { factors: FactorsView | null }) {
  return (
    <Card flush title={words.title} lead={words.lead} action={factors && factors.items.length > 0 && <Add />}>
      {factors ? (
        <>
          <DataTable
            caption={words.title}
            columns={columns()}
            rows={factors.items.filter(({ method }) => method === 'totp')}
            rowKey={({ factorID }) => factorID}
            empty={{ sentence: words.none, help: words.noneHelp, action: <Add /> }}
          />
          {factors.items.length > 0 && <Codes left={factors.recoveryCodesLeft} />}
        </>
      ) : (
        <div className="p-5">
          <FormError>{words.failure}</FormError>
        </div>
      )}
    </Card>
  )
}

/** A form, so that the next page shows the picture at once. */
function Add() {
  const action = `${useOwnProfile()}/factors/new`
  const isBusy = useNavigation().formAction === action
  return (
    <Form method="post" action={action}>
      <Button name="intent" value="begin" variant="outline" size="sm" icon={<PlusIcon />} loading={isBusy}>
        {words.add}
      </Button>
    </Form>
  )
}

function Codes({ left }: { left: number }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line px-5 py-4">
      <div>
        <h3 className="text-sm font-medium tracking-normal">{words.codes}</h3>
        <p className="text-ink-soft">
          {words.codesLeft(left)} {left <= recoveryCodesFew ? words.codesFew : words.codesEnough}
        </p>
      </div>
      <ButtonLink to={`${useOwnProfile()}/recovery-codes`} variant="outline" size="sm">
        {words.renew}
      </ButtonLink>
    </div>
  )
}

function Actions({ factor }: { factor: FactorView }) {
  const address = `${useOwnProfile()}/factors/${factor.factorID}`
  const within = <span className="sr-only"> {nameOf(factor)}</span>
  return (
    <span className="inline-flex">
      <ButtonLink {...openDialog} to={`${address}/rename`} variant="ghost" size="sm">
        {words.rename}
        {within}
      </ButtonLink>
      <ButtonLink {...openDialog} to={`${address}/remove`} variant="ghost" size="sm">
        {words.remove}
        {within}
      </ButtonLink>
    </span>
  )
}
