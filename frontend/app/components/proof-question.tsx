import { type FormEvent, useEffect, useRef, useState } from 'react'
import * as words from '#contract/messages/step-up.js'
import { Button } from './button'
import { FormError } from './form-error'
import { Modal } from './modal'
import { leadFor, ProofFields, takesTyping } from './proof-fields'
import { PasskeyProof } from './proof-passkey'
import { SignOnProof } from './proof-sign-on'

export interface QuestionProps {
  methods: string[]
  settle: (isProved: boolean) => void
  /** Answers whether what was given proves the person. */
  address: string
}

interface Answer {
  tries: number
  isProved?: boolean
  sentence?: string
  fields?: Record<string, string>
}

export function Question({ methods, settle, address }: QuestionProps) {
  const [answer, setAnswer] = useState<Answer>({ tries: 0 })
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (answer.tries > 0) form.current?.querySelector('input')?.focus()
  }, [answer.tries])
  const send = async (typed: FormData) => {
    setIsBusy(true)
    const next = await prove(address, typed)
    setIsBusy(false)
    if (next.isProved) settle(true)
    else setAnswer(({ tries }) => ({ ...next, tries: tries + 1 }))
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter))
  }
  return (
    <Modal title={words.title} lead={leadFor(methods)} open onClose={() => settle(false)}>
      <form ref={form} onSubmit={onSubmit} noValidate className="flex flex-col gap-5">
        {!takesTyping(methods) && <SignOnProof methods={methods} isBusy={isBusy} />}
        <PasskeyProof methods={methods} at={address} send={(typed) => void send(typed)} />
        {/* A new one for each try: the form behind is being sent all the while, which would hide the next error. */}
        <ProofFields key={answer.tries} methods={methods} fields={answer.fields} />
        {answer.sentence && <FormError>{answer.sentence}</FormError>}
        <div className="flex flex-wrap items-center justify-end gap-3">
          <Button type="button" variant="outline" onClick={() => settle(false)}>
            {words.cancel}
          </Button>
          {takesTyping(methods) && <Button loading={isBusy}>{words.submit}</Button>}
        </div>
        {takesTyping(methods) && <SignOnProof methods={methods} isBusy={isBusy} />}
      </form>
    </Modal>
  )
}

async function prove(address: string, form: FormData): Promise<Omit<Answer, 'tries'>> {
  const typed = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  try {
    const answer = await fetch(address, { method: 'POST', body: new URLSearchParams(typed) })
    // The session is over: what waits is sent, and leads to the sign-in as it would have by itself.
    if (answer.redirected) return { isProved: true }
    return (await answer.json()) as Omit<Answer, 'tries'>
  } catch {
    return { sentence: words.unanswered }
  }
}
