import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Fields } from '#contract/check.js'
import type { FactorView } from '#contract/factors.js'
import { passkeyNameMaxLength } from '#contract/factor-limits.js'
import * as words from '#contract/messages/passkeys.js'
import { useAnswerToast } from './answer-toast'
import { browserOf } from '#contract/browser-words.js'
import { Button } from './button'
import { Field } from './field'
import { useFocusFirstError } from './first-error'
import { FormError } from './form-error'
import { Modal } from './modal'
import { makePasskey, sentenceOf } from './passkey-ceremony'
import type { ShownToast } from './show-toast'

interface Answer {
  fields?: Fields
  sentence?: string
  toast?: ShownToast
  recoveryCodes?: string[]
}

interface DialogProps {
  at: string
  onClose: () => void
}

const nameIn = (form: HTMLFormElement) => String(new FormData(form).get('name') ?? '').trim()

export function AddPasskeyDialog({ at, onClose, onCodes }: DialogProps & { onCodes: (codes: string[]) => void }) {
  const fetcher = useFetcher<Answer>()
  const [fault, setFault] = useState<Answer>({})
  const [asking, setAsking] = useState(false)
  const [tries, setTries] = useState(0)
  const [typed, setTyped] = useState<string | null>(null)
  const { state, data } = fetcher
  const answer = data?.sentence || data?.fields ? data : fault
  useAnswerToast(data)
  useFocusFirstError(answer.fields)
  useEffect(() => {
    if (state !== 'idle' || !data?.recoveryCodes) return
    onCodes(data.recoveryCodes)
    onClose()
  }, [state, data, onCodes, onClose])

  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = nameIn(event.currentTarget)
    setTyped(name)
    setTries(tries + 1)
    if (!name) return setFault({ fields: { name: words.passkeyRefusal.nameRequired } })
    setAsking(true)
    setFault({})
    try {
      const credential = await makePasskey(at)
      await fetcher.submit({ intent: 'add', name, credential }, { method: 'post', action: at })
    } catch (error) {
      setFault({ sentence: sentenceOf(error) })
    } finally {
      setAsking(false)
    }
  }
  return (
    <Modal open title={words.add} lead={words.addLead} onClose={onClose}>
      <form method="post" noValidate className="flex flex-col gap-5" onSubmit={(event) => void add(event)}>
        {/* Another one at each try: a field shows its error again only after something was sent. */}
        <NameField key={tries} value={typed ?? browserOf(navigator.userAgent)} error={answer.fields?.name} />
        <Ending answer={answer} onClose={onClose}>
          <Button loading={asking || state !== 'idle'}>{words.next}</Button>
        </Ending>
      </form>
    </Modal>
  )
}

export function RenamePasskeyDialog({ at, passkey, onClose }: DialogProps & { passkey: FactorView }) {
  const { Form, state, answer } = useDone(onClose)
  return (
    <Modal open title={words.renameTitle} onClose={onClose}>
      <Form method="post" action={at} noValidate className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="rename" />
        <input type="hidden" name="factorID" value={passkey.factorID} />
        <NameField value={passkey.name ?? ''} error={answer?.fields?.name} />
        <Ending answer={answer} onClose={onClose}>
          <Button loading={state !== 'idle'}>{words.save}</Button>
        </Ending>
      </Form>
    </Modal>
  )
}

export function RemovePasskeyDialog({ at, passkey, onClose }: DialogProps & { passkey: FactorView }) {
  const { Form, state, answer } = useDone(onClose)
  const title = words.removeTitle(passkey.name ?? words.passkeys)
  return (
    <Modal open title={title} lead={words.removeLead} role="alertdialog" onClose={onClose}>
      <Form method="post" action={at} className="flex flex-col gap-5">
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="factorID" value={passkey.factorID} />
        <Ending answer={answer} onClose={onClose} focusesWayOut>
          <Button loading={state !== 'idle'}>{words.remove}</Button>
        </Ending>
      </Form>
    </Modal>
  )
}

/** Closes once what was posted is done: its answer is a redirect, which leaves nothing here. */
function useDone(onClose: () => void) {
  const { Form, state, data } = useFetcher<Answer>()
  const [wasSent, setWasSent] = useState(false)
  useAnswerToast(data)
  useFocusFirstError(data?.fields)
  useEffect(() => {
    if (state !== 'idle') setWasSent(true)
    else if (wasSent && !data) onClose()
  }, [state, data, wasSent, onClose])
  return { Form, state, answer: data }
}

function NameField({ value, error }: { value: string; error: string | undefined }) {
  return (
    <Field
      label={words.name}
      name="name"
      defaultValue={value}
      maxLength={passkeyNameMaxLength}
      autoComplete="off"
      error={error}
      required
    />
  )
}

interface EndingProps {
  answer: Answer | undefined
  onClose: () => void
  focusesWayOut?: boolean
  children: ReactNode
}

function Ending({ answer, onClose, focusesWayOut, children }: EndingProps) {
  return (
    <>
      {answer?.sentence && <FormError>{answer.sentence}</FormError>}
      <div className="flex justify-end gap-3">
        <Button type="button" variant="outline" onClick={onClose} data-autofocus={focusesWayOut}>
          {words.cancel}
        </Button>
        {children}
      </div>
    </>
  )
}
