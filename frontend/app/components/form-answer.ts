import { type ToastAnswer, useAnswerToast } from './answer-toast'
import { useFocusFirstError } from './first-error'

interface FormAnswer extends ToastAnswer {
  fields?: Record<string, string>
}

/** Says what the action of a form has answered, and moves the focus to the first refused input. */
export function useFormAnswer(answer: FormAnswer | undefined) {
  useAnswerToast(answer)
  useFocusFirstError(answer?.fields)
}
