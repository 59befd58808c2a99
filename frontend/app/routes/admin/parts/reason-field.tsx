import type { Fields } from '#contract/check.js'
import { TextAreaField } from '../../../components/text-area-field'

interface ReasonFieldProps {
  label: string
  help?: string
  required?: boolean
  optionalHint?: boolean
  maxLength?: number
  answer: { typed?: Record<string, string>; fields?: Fields } | undefined
}

/** Why something is done, in the words of the person who does it. */
export const ReasonField = ({ answer, ...field }: ReasonFieldProps) => (
  <TextAreaField {...field} name="reason" defaultValue={answer?.typed?.reason} error={answer?.fields?.reason} />
)
