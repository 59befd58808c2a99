import type { ReactNode } from 'react'
import { preferences as words } from '#contract/messages/profile.js'
import { Card } from './card'
import { ThemeSwitch } from './theme-switch'

export const PreferencesCard = () => (
  <Card title={words.title}>
    <dl className="flex flex-col gap-4">
      <Choice label={words.theme}>
        <ThemeSwitch />
      </Choice>
      <Choice label={words.language}>{words.english}</Choice>
      <Choice label={words.times}>{words.utc}</Choice>
    </dl>
  </Card>
)

const Choice = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid min-h-9 grid-cols-[8rem_minmax(0,1fr)] items-center gap-4">
    <dt className="text-ink-faint">{label}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
)
