import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { FactorView } from '#contract/factors.js'
import * as words from '#contract/messages/passkeys.js'
import { Button } from './button'
import { Card } from './card'
import { type Column, DataTable, actionsColumn } from './data-table'
import { FormError } from './form-error'
import { useHydrated } from './hydrated'
import { Moment } from './moment'
import { hasPasskeys } from './passkey-ceremony'
import { AddPasskeyDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs'
import { RecoveryCodesDialog } from './passkey-recovery-codes'
import { TextLink } from './text-link'

export interface PasskeyPlace {
  isPossible: boolean
  elsewhere: string | null
}

interface PasskeysCardProps {
  factors: FactorView[] | null
  place: PasskeyPlace
  at: string
}

type Opened = { what: 'add' } | { what: 'rename' | 'remove'; passkey: FactorView } | null

export function PasskeysCard({ factors, place, at }: PasskeysCardProps) {
  const [opened, setOpened] = useState<Opened>(null)
  const [codes, setCodes] = useState<string[]>([])
  const hydrated = useHydrated()
  const close = () => setOpened(null)
  const passkeys = factors?.filter(({ method }) => method === 'passkey')
  const mayAdd = place.isPossible && hydrated && hasPasskeys()
  return (
    <Card
      flush
      title={words.passkeys}
      lead={words.lead}
      action={
        mayAdd && (
          <Button type="button" variant="outline" size="sm" onClick={() => setOpened({ what: 'add' })}>
            {words.add}
          </Button>
        )
      }
    >
      {!mayAdd && <WhyNot place={place} hydrated={hydrated} />}
      {passkeys ? (
        <DataTable
          caption={words.passkeys}
          columns={columnsWith(setOpened, at)}
          rows={passkeys}
          rowKey={({ factorID }) => factorID}
          empty={{ sentence: words.noneYet }}
        />
      ) : (
        <div className="p-5">
          <FormError>{words.couldNotLoad}</FormError>
        </div>
      )}
      {opened?.what === 'add' && <AddPasskeyDialog at={at} onClose={close} onCodes={setCodes} />}
      {opened?.what === 'rename' && <RenamePasskeyDialog at={at} passkey={opened.passkey} onClose={close} />}
      {opened?.what === 'remove' && <RemovePasskeyDialog at={at} passkey={opened.passkey} onClose={close} />}
      {codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />}
    </Card>
  )
}

function WhyNot({ place, hydrated }: Pick<PasskeysCardProps, 'place'> & { hydrated: boolean }) {
  const why = !place.isPossible ? words.notHere : hydrated ? words.notSupported : words.needsScripts
  return (
    <p className="border-b border-line px-5 py-3 text-sm text-ink-soft">
      {why}{' '}
      {place.elsewhere && (
        <TextLink to={place.elsewhere} reloadDocument>
          {words.openAt(new URL(place.elsewhere).host)}
        </TextLink>
      )}
    </p>
  )
}

const columnsWith = (open: (opened: Opened) => void, at: string): Column<FactorView>[] => [
  {
    key: 'name',
    header: words.name,
    cell: ({ name }) => <span className="font-medium break-words text-ink">{name}</span>,
  },
  { key: 'createdAt', header: words.addedOn, isTime: true, cell: ({ createdAt }) => <Moment iso={createdAt} /> },
  {
    key: 'lastUsedAt',
    header: words.lastUsed,
    isTime: true,
    cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment iso={lastUsedAt} /> : words.never),
  },
  { ...actionsColumn, header: words.actions, cell: (passkey) => <RowActions passkey={passkey} open={open} at={at} /> },
]

interface RowActionsProps {
  passkey: FactorView
  open: (opened: Opened) => void
  at: string
}

function RowActions({ passkey, open, at }: RowActionsProps) {
  const fetcher = useFetcher()
  const hydrated = useHydrated()
  const named = <span className="sr-only">{passkey.name}</span>
  if (!hydrated) {
    return (
      <fetcher.Form method="post" action={at}>
        <input type="hidden" name="factorID" value={passkey.factorID} />
        <Button variant="outline" size="sm" name="intent" value="remove">
          {words.remove} {named}
        </Button>
      </fetcher.Form>
    )
  }
  return (
    <span className="inline-flex gap-2">
      <Button type="button" variant="ghost" size="sm" onClick={() => open({ what: 'rename', passkey })}>
        {words.rename} {named}
      </Button>
      <Button type="button" variant="outline" size="sm" onClick={() => open({ what: 'remove', passkey })}>
        {words.remove} {named}
      </Button>
    </span>
  )
}
