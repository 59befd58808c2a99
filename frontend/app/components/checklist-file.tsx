import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import * as words from '#contract/messages/checklist.js'
import type { ClientRequirementView } from '#contract/requirements.js'
import { Button } from './button'
import { Field } from './field'
import { FormError } from './form-error'

export const ExpiryField = ({
  item,
  error,
  typed,
}: {
  item: ClientRequirementView
  error?: string | undefined
  typed?: Record<string, string> | undefined
}) => (
  <Field
    label={words.expiresOn}
    name="expiresOn"
    type="date"
    error={error}
    defaultValue={typed?.expiresOn ?? item.expiresOn ?? ''}
  />
)

interface FileFormProps {
  action: string
  help?: string
  submit?: string
  children?: ReactNode
}

/** A plain form that any browser sends; a script shows how far it is. */
export function FileForm({ action, help = words.fileHelp, submit = words.sendFile, children }: FileFormProps) {
  const { revalidate } = useRevalidator()
  const [percent, setPercent] = useState<number | null>(null)
  const [sentence, setSentence] = useState<string | null>(null)
  const send = (form: HTMLFormElement) => {
    setSentence(null)
    setPercent(0)
    sendForm(form, action, setPercent, (refusal) => {
      setPercent(null)
      setSentence(refusal)
      if (refusal !== null) return
      form.reset()
      void revalidate()
    })
  }
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (percent === null) send(event.currentTarget)
      }}
    >
      <Field label={words.file} name="file" type="file" accept=".pdf,.jpg,.jpeg,.png" help={help} />
      {children}
      {sentence && <FormError>{sentence}</FormError>}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="outline" loading={percent !== null}>
          {submit}
        </Button>
        {percent !== null && (
          <span role="status" className="flex items-center gap-2 text-sm text-ink-soft">
            <progress max={100} value={percent} className="h-1.5 w-32" />
            {percent < 100 ? words.sending(percent) : words.checking}
          </span>
        )}
      </div>
    </form>
  )
}

function sendForm(
  form: HTMLFormElement,
  action: string,
  tell: (percent: number) => void,
  end: (refusal: string | null) => void,
): void {
  const request = new XMLHttpRequest()
  request.open('POST', action)
  request.setRequestHeader('accept', 'application/json')
  request.upload.onprogress = ({ loaded, total }) => tell(total > 0 ? Math.round((loaded / total) * 100) : 0)
  request.onerror = () => end(words.failedToSend)
  request.onload = () => end(sentenceIn(request))
  request.send(new FormData(form))
}

function sentenceIn({ status, responseText }: XMLHttpRequest): string | null {
  try {
    return status === 200 ? (JSON.parse(responseText) as { sentence: string | null }).sentence : words.failedToSend
  } catch {
    return words.failedToSend
  }
}
