import { useState } from 'react'
import * as words from '#contract/messages/admin/roles.js'
import { Button } from '../../../components/button'
import { Checkbox } from '../../../components/checkbox'
import { FormError } from '../../../components/form-error'
import { useHydrated } from '../../../components/hydrated'
import type { Choice } from './choices.server'
import { byArea } from './permission-areas'

interface PermissionChoiceProps {
  choices: Choice[]
  chosen: string[]
  error: string | undefined
}

/** Permissions by area. With JavaScript they can be searched, and a whole area ticked at once. */
export function PermissionChoice({ choices, chosen, error }: PermissionChoiceProps) {
  const [ids, setIds] = useState(() => new Set(chosen))
  const [q, setQ] = useState('')
  const hydrated = useHydrated()
  const tick = (some: Choice[], isOn: boolean) =>
    setIds((before) => {
      const next = new Set(before)
      for (const { permissionID } of some) {
        if (isOn) next.add(permissionID)
        else next.delete(permissionID)
      }
      return next
    })
  const isShown = ({ name, routePattern }: Choice) =>
    `${name} ${routePattern ?? ''}`.toLowerCase().includes(q.trim().toLowerCase())
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium text-ink">
        {words.permissions} <span className="tabular font-normal text-ink-faint">{words.countChosen(ids.size)}</span>
      </legend>
      {hydrated && (
        <input
          type="search"
          className="control"
          placeholder={words.findAPermission}
          aria-label={words.findAPermission}
          value={q}
          onChange={(event) => setQ(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {error && <FormError>{error}</FormError>}
      <div className="flex flex-col rounded-control border border-line sm:max-h-96 sm:overflow-y-auto">
        {[...byArea(choices)].map(([area, rows]) => (
          <Area key={area} {...{ area, rows, ids, isShown, tick }} />
        ))}
      </div>
    </fieldset>
  )
}

interface AreaProps {
  area: string
  rows: Choice[]
  ids: Set<string>
  isShown: (choice: Choice) => boolean
  tick: (some: Choice[], isOn: boolean) => void
}

function Area({ area, rows, ids, isShown, tick }: AreaProps) {
  const hydrated = useHydrated()
  const isWhole = rows.every(({ permissionID }) => ids.has(permissionID))
  return (
    <div hidden={!rows.some(isShown)} className="border-b border-line px-3 py-2 last:border-0">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 className="text-xs font-semibold tracking-normal text-ink-soft">{area}</h2>
        {hydrated && (
          <Button type="button" variant="ghost" size="sm" className="px-2!" onClick={() => tick(rows, !isWhole)}>
            {words.ofThisGroup(isWhole)} <span className="sr-only">{area}</span>
          </Button>
        )}
      </div>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {rows.map((row) => (
          <div key={row.permissionID} hidden={!isShown(row)}>
            <Checkbox
              name="permissionIDs"
              value={row.permissionID}
              checked={ids.has(row.permissionID)}
              onChange={(event) => tick([row], event.target.checked)}
              label={row.name}
              help={<Reach row={row} />}
            />
          </div>
        ))}
      </div>
    </div>
  )
}

const Reach = ({ row: { httpMethod, routePattern, coversRoutes } }: { row: Choice }) => (
  <>
    <span className="font-mono [overflow-wrap:anywhere]">
      {httpMethod ?? words.any} {routePattern ?? words.noRoute}
    </span>
    {coversRoutes === false && <span className="block text-pending">{words.matchesNoRouteItGrants}</span>}
  </>
)
