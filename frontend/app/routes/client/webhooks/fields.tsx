import type { Fields } from '#contract/check.js'
import { allEventTypes, webhookEventTypes } from '#contract/event-types.js'
import { CheckboxGroup } from '../../../components/checkbox-group'
import { Field } from '../../../components/field'

interface EndpointFieldsProps {
  /** By wire names: what was typed, or what is saved; the types with blanks between. */
  values: Partial<Record<'url' | 'description' | 'eventTypes', string>>
  fields: Fields | undefined
}

const options = [
  { value: allEventTypes, label: 'All events, also later ones' },
  ...webhookEventTypes.map((type) => ({ value: type, label: type })),
]

export const EndpointFields = ({ values, fields }: EndpointFieldsProps) => (
  <>
    <Field
      label="URL"
      name="url"
      type="url"
      inputMode="url"
      autoComplete="off"
      placeholder="https://example.com/webhooks"
      defaultValue={values.url}
      error={fields?.url}
      help="It answers 2xx within 15 seconds. Do the work after the answer."
      required
    />
    <CheckboxGroup
      legend="Events"
      name="eventTypes"
      options={options}
      checked={(values.eventTypes ?? '').split(' ')}
      error={fields?.eventTypes && 'Choose at least one event'}
      twoColumns
    />
    <Field
      label="Description"
      name="description"
      autoComplete="off"
      defaultValue={values.description}
      error={fields?.description}
      optionalHint
    />
  </>
)
