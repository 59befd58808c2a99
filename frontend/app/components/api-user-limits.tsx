import type { ApiUserView } from '#contract/api-users.js'
import type { Fields } from '#contract/check.js'
import { clock } from '#contract/clock.js'
import * as words from '#contract/messages/components/api-user-limits.js'
import { Field } from './field'
import { dayOf, Moment } from './moment'
import { TextAreaField } from './text-area-field'

interface LimitFieldsProps {
  /** By input names: what was typed, or what is saved. */
  values: Partial<Record<string, string>> | undefined
  fields: Fields | undefined
}

/** What bounds an API user in its forms, as inputs show it. */
export const limitValues = ({ expiresAt, allowedRanges }: Pick<ApiUserView, 'expiresAt' | 'allowedRanges'>) => ({
  expiresAt: expiresAt?.slice(0, 10) ?? '',
  allowedRanges: allowedRanges.join('\n'),
})

export const LimitFields = ({ values, fields }: LimitFieldsProps) => (
  <>
    <Field
      label={words.expires}
      name="expiresAt"
      type="date"
      autoComplete="off"
      defaultValue={values?.expiresAt}
      error={fields?.expiresAt}
      help={words.expiresHelp}
    />
    <input type="hidden" name="expiresAtBefore" value={values?.expiresAtBefore ?? ''} />
    <TextAreaField
      label={words.allowedAddresses}
      name="allowedRanges"
      autoComplete="off"
      spellCheck={false}
      defaultValue={values?.allowedRanges}
      error={fields?.allowedRanges}
      help={words.allowedAddressesHelp}
    />
  </>
)

/** The same in a row of a list, and nothing of what was not set. */
export const LimitFacts = ({ row: { expiresAt, allowedRanges, overlapEndsAt } }: { row: ApiUserView }) => (
  <div className="flex flex-col items-start text-xs text-ink-faint empty:hidden cards:items-end">
    {expiresAt && (
      <span>
        {Date.parse(expiresAt) > clock.time() ? words.endsOn(dayOf(expiresAt)) : words.ended(dayOf(expiresAt))}
      </span>
    )}
    {allowedRanges.length > 0 && (
      <span className="[overflow-wrap:anywhere]">{words.onlyFrom(allowedRanges.join(', '))}</span>
    )}
    {overlapEndsAt && (
      <span>
        {words.twoSecretsUntil} <Moment iso={overlapEndsAt} />
      </span>
    )}
  </div>
)

export const FromAddress = ({ address }: { address: string | null }) =>
  address && <span className="text-xs text-ink-faint [overflow-wrap:anywhere]">{words.fromAddress(address)}</span>
