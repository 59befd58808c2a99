import { Form, useNavigation } from 'react-router'
import * as words from '#contract/messages/client/return-origins.js'
import type { ReturnOriginsView } from '#contract/return-origins.js'
import { Button } from './button'
import { Card } from './card'
import { FormError } from './form-error'
import { TextAreaField } from './text-area-field'

interface ReturnOriginsFormProps {
  address: string
  view: ReturnOriginsView
  mayChange: boolean
  answer: { sentence?: string; fields?: Record<string, string>; typed?: Record<string, string> } | undefined
}

export function ReturnOriginsForm({ address, view: { origins, mode }, mayChange, answer }: ReturnOriginsFormProps) {
  const isBusy = useNavigation().formAction === address
  return (
    <Card title={words.inMode[mode]}>
      <Form method="post" noValidate className="flex max-w-2xl flex-col items-start gap-4" key={mode}>
        <p className="text-sm text-ink-soft">{words.why}</p>
        <div className="w-full">
          <TextAreaField
            label={words.label}
            name="origins"
            rows={5}
            className="control font-mono text-sm"
            placeholder={words.example}
            defaultValue={answer?.typed?.origins ?? origins.join('\n')}
            error={answer?.fields?.origins}
            help={words.help[mode]}
            readOnly={!mayChange}
          />
        </div>
        {answer?.sentence && <FormError>{answer.sentence}</FormError>}
        {mayChange && <Button loading={isBusy}>{words.save}</Button>}
      </Form>
    </Card>
  )
}
