import { useState } from 'react'
import type { Fields } from '#contract/check.js'
import { permissionMethods } from '#contract/choices.js'
import * as words from '#contract/messages/admin/permissions.js'
import { faultOfPattern } from '#contract/route-pattern.js'
import { Field, SelectField } from '../../../components/field'
import { tieFields } from '../../../components/tie-fields'
import { type Route, routesCoveredBy } from '../parts/coverage'

interface PermissionFieldsProps {
  routes: Route[]
  /** By wire names: what was typed, or what is saved. */
  values: Record<string, string> | undefined
  fields: Fields | undefined
}

/** What a pattern covers is shown while it is typed; without JavaScript, for what is saved. */
export function PermissionFields({ routes, values, fields }: PermissionFieldsProps) {
  const [httpMethod, setMethod] = useState(values?.httpMethod ?? '')
  const [routePattern, setPattern] = useState(values?.routePattern ?? '')
  const templates = [...new Set(routes.map(({ template }) => template))]
  const tie = tieFields(values, fields)
  return (
    <>
      <Field label={words.name} {...tie('name')} autoComplete="off" required />
      <SelectField
        label={words.httpMethod}
        {...tie('httpMethod')}
        options={permissionMethods.map((value) => ({ value, label: value }))}
        emptyLabel={words.anyMethod}
        onChange={(event) => setMethod(event.target.value)}
        optionalHint
      />
      <Field
        label={words.routePattern}
        {...tie('routePattern')}
        list="routes"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setPattern(event.target.value)}
        help={words.withoutApiNameStandsFor}
        optionalHint
      />
      <datalist id="routes">
        {templates.map((template) => (
          <option key={template} value={template} />
        ))}
      </datalist>
      <Coverage routes={routes} httpMethod={httpMethod || null} routePattern={routePattern.trim() || null} />
    </>
  )
}

interface CoverageProps {
  routes: Route[]
  httpMethod: string | null
  routePattern: string | null
}

function Coverage({ routes, httpMethod, routePattern }: CoverageProps) {
  const fault = routePattern && faultOfPattern(routePattern)
  const covered = routesCoveredBy({ httpMethod, routePattern }, routes)
  return (
    <div role="status" className="flex flex-col gap-1 rounded-control bg-sunken px-3 py-2.5 text-xs">
      {!routePattern && <p className="text-ink-soft">{words.withoutARoutePatternIt}</p>}
      {fault && <p className="text-failed">{fault}</p>}
      {routePattern && !fault && (
        <p className={covered.length === 0 ? 'text-pending' : 'text-ink-soft'}>
          {covered.length === 0 ? words.matchesNoRouteItGrants : words.coversCount(countOf(covered.length))}
        </p>
      )}
      <ul className="flex max-h-40 flex-col gap-1 overflow-y-auto">
        {covered.map(({ method, template, permission }) => (
          <li key={`${method} ${template}`} className="[overflow-wrap:anywhere]">
            <span className="font-mono text-ink">
              {method} {template}
            </span>{' '}
            <span className="text-ink-faint">{permission}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const countOf = (count: number) => `${count} ${count === 1 ? 'route' : 'routes'}`
