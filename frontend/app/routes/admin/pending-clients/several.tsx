import { useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { GatedCall } from '#contract/generated/calls.js'
import * as words from '#contract/messages/admin/pending-clients.js'
import { Button } from '../../../components/button'
import { useHydrated } from '../../../components/hydrated'
import { useMay } from '../parts/may'
import { decisionForm } from './form'

const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`input[form=${decisionForm}][name=clientIDs]`)]

export const mayDecide = (may: (call: GatedCall) => boolean) =>
  may('POST /clients/:clientID/approve') || may('POST /clients/:clientID/reject')

/** Enter would press the first button of the form, which approves another client: a disabled one sends nothing. */
export const NothingOnEnter = () => <button form={decisionForm} disabled hidden />

/** The one form of all the cards' rates and boxes. Rejecting asks first, on a page that names everybody. */
export function SeveralForm({ count }: { count: number }) {
  const { may } = useMay()
  const hydrated = useHydrated()
  const isBusy = useNavigation().formData?.get('intent') === 'approve-selected'
  const [ticked, setTicked] = useState(0)

  useEffect(() => {
    const look = () => setTicked(boxes().filter(({ checked }) => checked).length)
    look()
    document.addEventListener('change', look)
    return () => document.removeEventListener('change', look)
  }, [count])

  if (!mayDecide(may)) return null
  const tickAll = (isOn: boolean) => {
    for (const box of boxes()) box.checked = isOn
    setTicked(isOn ? boxes().length : 0)
  }
  return (
    <Form
      id={decisionForm}
      method="post"
      action="/admin/pending-clients"
      preventScrollReset
      noValidate
      aria-label={words.severalAtOnce}
      // It stands below the cards, and floats over them once there is something to decide about.
      className={`${ticked > 0 ? 'sticky bottom-4 z-10 shadow-float' : ''} flex flex-wrap items-center gap-3 rounded-panel border border-line bg-panel px-5 py-3`}
    >
      <p className="mr-auto text-ink-soft">
        {hydrated ? <span className="tabular">{words.tickedSelected(ticked)}</span> : words.tickSeveralAboveToDecide}
        <span className="block text-xs text-ink-faint">{words.eachIsApprovedAtThe}</span>
      </p>
      {hydrated && (
        <Button type="button" variant="ghost" onClick={() => tickAll(ticked < count)}>
          {ticked < count ? words.selectAll : words.selectNone}
        </Button>
      )}
      {may('POST /clients/:clientID/reject') && (
        <Button variant="outline" name="intent" value="reject-selected">
          {words.rejectSelected}
        </Button>
      )}
      {may('POST /clients/:clientID/approve') && (
        <Button name="intent" value="approve-selected" loading={isBusy}>
          {words.approveSelected}
        </Button>
      )}
    </Form>
  )
}

export function SelectBox({ clientID, name }: { clientID: string; name: string }) {
  return (
    <label className="grid size-10 shrink-0 cursor-pointer place-items-center self-start">
      <input type="checkbox" form={decisionForm} name="clientIDs" value={clientID} className="size-4 accent-brand" />
      <span className="sr-only">{words.selectName(name)}</span>
    </label>
  )
}
