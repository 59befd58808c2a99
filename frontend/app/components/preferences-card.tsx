import { type ReactNode, useId } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { preferences as words } from '#contract/messages/profile.js'
import { Button } from './button'
import { Card } from './card'
import { ChevronDownIcon } from './icon'
import { useTimeZone } from './moment'
import { ThemeSwitch } from './theme-switch'

/** Of this browser, as the theme is. */
export const PreferencesCard = ({ timeZones }: { timeZones: readonly string[] }) => (
  <Card title={words.title} lead={words.lead}>
    <div className="flex flex-col gap-4">
      <Choice label={words.theme}>
        <ThemeSwitch />
      </Choice>
      <TimesForm timeZones={timeZones} />
    </div>
  </Card>
)

function TimesForm({ timeZones }: { timeZones: readonly string[] }) {
  const fetcher = useFetcher({ key: 'timeZone' })
  const { pathname, search } = useLocation()
  const [language, zone] = [useId(), useId()]
  return (
    <fetcher.Form method="post" action="/theme" preventScrollReset className="flex flex-col gap-4">
      <input type="hidden" name="returnTo" value={pathname + search} />
      <Choice label={words.language} htmlFor={language}>
        <Select id={language} name="language" options={[words.english]} />
      </Choice>
      <Choice label={words.times} htmlFor={zone}>
        <Select id={zone} name="timeZone" options={timeZones} defaultValue={useTimeZone()} />
        <p className="mt-1.5 text-xs text-ink-faint">{words.timesHelp}</p>
      </Choice>
      <div className="flex justify-end">
        <Button variant="outline" loading={fetcher.state !== 'idle'}>
          {words.save}
        </Button>
      </div>
    </fetcher.Form>
  )
}

interface SelectProps {
  id: string
  name: string
  options: readonly string[]
  defaultValue?: string
}

const Select = ({ options, ...select }: SelectProps) => (
  <div className="relative max-w-xs">
    <select className="control appearance-none pr-9" {...select}>
      {options.map((option) => (
        <option key={option} value={option}>
          {option.replaceAll('_', ' ')}
        </option>
      ))}
    </select>
    <ChevronDownIcon className="pointer-events-none absolute top-3 right-3 size-4 text-ink-faint" />
  </div>
)

const Choice = ({ label, htmlFor, children }: { label: string; htmlFor?: string; children: ReactNode }) => (
  <div className="grid min-h-9 items-start gap-x-4 gap-y-1.5 sm:grid-cols-[8rem_minmax(0,1fr)]">
    {htmlFor ? (
      <label htmlFor={htmlFor} className="text-ink-faint sm:pt-2">
        {label}
      </label>
    ) : (
      <span className="text-ink-faint sm:pt-2">{label}</span>
    )}
    <div className="min-w-0">{children}</div>
  </div>
)
