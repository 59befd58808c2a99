import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import * as words from '#contract/messages/step-up.js'
import { Button, ButtonLink } from './button'
import { Card } from './card'
import { useFocusFirstError } from './first-error'
import { FormError } from './form-error'
import { PageHeader } from './page-header'
import { leadFor, ProofFields, takesTyping } from './proof-fields'
import { PasskeyProof } from './proof-passkey'
import { SignOnProof } from './proof-sign-on'

interface ProofPageProps {
  waiting: { to: string; methods: string[]; isFile: boolean }
  carriedName: string
  at: string
  answer: { carried: string; fields?: Record<string, string>; sentence?: string; file?: string } | undefined
}

/** The question as a page: for a form without scripts, which goes along, and for a file. */
export function ProofPage({ waiting, carriedName, at, answer }: ProofPageProps) {
  const { to, methods, isFile } = waiting
  useFocusFirstError(answer?.fields)
  const isBusy = useNavigation().formMethod === 'POST'
  const form = useRef<HTMLFormElement>(null)
  const credential = useRef<HTMLInputElement>(null)
  const back = isFile ? to.replace('.csv', '') : to
  if (answer?.file) return <FileReady file={answer.file} back={back} />
  return (
    <>
      <PageHeader title={words.title} lead={isFile ? words.leadFile : leadFor(methods)} />
      <div className="max-w-lg">
        <Card>
          <Form ref={form} method="post" reloadDocument noValidate className="flex flex-col gap-5">
            {!takesTyping(methods) && <SignOnProof methods={methods} isBusy={isBusy} />}
            <PasskeyProof
              methods={methods}
              at={at}
              send={(typed) => {
                if (credential.current) credential.current.value = String(typed.get('credential'))
                form.current?.requestSubmit()
              }}
            />
            <input ref={credential} type="hidden" name="credential" />
            <input type="hidden" name={carriedName} value={answer?.carried ?? ''} />
            <ProofFields methods={methods} fields={answer?.fields} />
            {answer?.sentence && <FormError>{answer.sentence}</FormError>}
            <div className="flex flex-wrap items-center justify-end gap-3">
              <ButtonLink to={back} variant="outline">
                {words.backWithout}
              </ButtonLink>
              {takesTyping(methods) && <Button loading={isBusy}>{words.submit}</Button>}
            </div>
            {takesTyping(methods) && <SignOnProof methods={methods} isBusy={isBusy} />}
          </Form>
        </Card>
      </div>
    </>
  )
}

const FileReady = ({ file, back }: { file: string; back: string }) => (
  <>
    <PageHeader title={words.ready} />
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={file} reloadDocument>
        {words.download}
      </ButtonLink>
      <ButtonLink to={back} variant="outline">
        {words.back}
      </ButtonLink>
    </div>
  </>
)
