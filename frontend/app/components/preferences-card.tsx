import { type ReactNode, useId } from 'react'
import { useFetcher } from 'react-router'
import { languageNames, languages } from '#contract/languages.js'
import { preferences as words } from '#contract/messages/profile.js'
import type { PreferencesView } from '#contract/preferences.js'
import { useAnswerToast } from './answer-toast'
import { Button } from './button'
import { Card } from './card'
import { SelectField } from './field'
import { FormError } from './form-error'
import { useOwnProfile } from './own-profile'
import type { ShownToast } from './show-toast'
import { ThemeSwitch } from './theme-switch'

interface PreferencesProps {
  timeZones: readonly string[]
  /** null: they could not be loaded. */
  chosen: PreferencesView | null
}

export const PreferencesCard = ({ timeZones, chosen }: PreferencesProps) => (
  <Card title={words.title} lead={words.lead}>
    <div className="flex flex-col gap-5">
      <Choice label={words.theme}>
        <ThemeSwitch />
      </Choice>
      {chosen ? <PersonForm timeZones={timeZones} chosen={chosen} /> : <FormError>{words.notLoaded}</FormError>}
    </div>
  </Card>
)

const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }))

interface Answer {
  fields?: Record<string, string>
  toast?: ShownToast
}

function PersonForm({ timeZones, chosen }: { timeZones: readonly string[]; chosen: PreferencesView }) {
  const fetcher = useFetcher<Answer>({ key: 'preferences' })
  // An older name of a zone stays the one that was chosen.
  const names = new Set([...timeZones, ...(chosen.timeZone ? [chosen.timeZone] : [])])
  const zones = [...names].map((value) => ({ value, label: value.replaceAll('_', ' ') }))
  useAnswerToast(fetcher.data)
  return (
    <fetcher.Form
      method="post"
      action={`${useOwnProfile()}/preferences`}
      preventScrollReset
      className="flex flex-col gap-4"
    >
      <SelectField
        label={words.language}
        name="language"
        options={languageOptions}
        emptyLabel={words.asTheBrowserAsks}
        defaultValue={chosen.language ?? ''}
        error={fetcher.data?.fields?.language}
        help={words.languageHelp}
      />
      <SelectField
        label={words.times}
        name="timeZone"
        options={zones.filter(({ value }) => value !== 'UTC')}
        emptyLabel="UTC"
        defaultValue={chosen.timeZone ?? ''}
        error={fetcher.data?.fields?.timeZone}
        help={words.timesHelp}
      />
      <div className="flex justify-end">
        <Button variant="outline" loading={fetcher.state !== 'idle'}>
          {words.save}
        </Button>
      </div>
    </fetcher.Form>
  )
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className="flex flex-col items-start gap-1.5" role="group" aria-labelledby={id}>
      <span id={id} className="text-sm font-medium">
        {label}
      </span>
      {children}
    </div>
  )
}
