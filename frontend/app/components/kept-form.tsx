import { useEffect, useState } from 'react'
import * as texts from '#contract/messages/components/common.js'
import { session } from '#contract/messages/sign-in.js'
import { Card } from './card'
import { showToast } from './show-toast'

type Typed = [string, string][]

/** What was typed before the session ended: put back into the form of this page, and shown for whoever runs no scripts. */
export function KeptForm({ typed }: { typed: Typed }) {
  const [first] = useState(typed)
  useEffect(() => {
    // The form may stand in a dialog that opens after this.
    const frame = requestAnimationFrame(() => {
      if (fill(first)) void showToast('blank', session.keptLead)
    })
    return () => cancelAnimationFrame(frame)
  }, [first])
  return (
    <Card title={texts.unsavedChanges} lead={session.keptLead}>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {typed.map(([name, value]) => (
          <div key={`${name} ${value}`} className="contents">
            <dt className="text-ink-faint">{inWords(name)}</dt>
            <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

const inWords = (name: string) => {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Into the one form that has most of these inputs; false if none has any. */
function fill(typed: Typed): boolean {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[method=post]')]
  const found = forms.map((form) => controlsOf(form, typed)).sort((one, other) => other.length - one.length)[0]
  for (const control of found ?? []) put(control, typed)
  return Boolean(found && found.length > 0)
}

const controlsOf = (form: HTMLFormElement, typed: Typed): Control[] =>
  [...form.querySelectorAll<Control>('input:not([type=hidden], [type=password]), select, textarea')].filter(
    ({ name }) => typed.some(([one]) => one === name),
  )

function put(control: Control, typed: Typed): void {
  const values = typed.filter(([name]) => name === control.name).map(([, value]) => value)
  if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
    if (control.checked !== values.includes(control.value)) control.click()
    return
  }
  // React hears of it as of typing, and only through the element's own setter.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set
  setter?.call(control, values[0] ?? '')
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
