import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Fields } from '#contract/check.js'
import { useAnswerToast } from './answer-toast'
import { Button, ButtonLink } from './button'
import { Card } from './card'
import { useFocusFirstError } from './first-error'
import { PageHeader } from './page-header'
import { RefusalWords } from './refusal-words'
import type { ShownToast } from './show-toast'

interface FormPageProps {
  title: string
  lead?: string
  submit: string
  /** Where Cancel leads. */
  back: string
  answer: { fields?: Fields; sentence?: string; code?: string; toast?: ShownToast } | undefined
  children?: ReactNode
}

/** Where no script runs, what dialogs ask stands on pages of their own. */
export function FormPage({ title, lead, submit, back, answer, children }: FormPageProps) {
  useAnswerToast(answer)
  useFocusFirstError(answer?.fields)
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <div className="max-w-lg">
        <Card>
          <Form method="post" noValidate className="flex flex-col gap-5">
            {children}
            <RefusalWords answer={answer} />
            <div className="flex justify-end gap-3">
              <ButtonLink to={back} variant="outline">
                Cancel
              </ButtonLink>
              <Button loading={isBusy}>{submit}</Button>
            </div>
          </Form>
        </Card>
      </div>
    </>
  )
}
