import type { Fields } from '#contract/check.js'
import { allEventTypes, webhookEventTypes } from '#contract/event-types.js'
import * as words from '#contract/messages/client/webhooks.js'
import { CheckboxGroup } from '../../../components/checkbox-group'
import { Field } from '../../../components/field'

interface EndpointFieldsProps {
  /** By wire names: what was typed, or what is saved; the types with blanks between. */
  values: Partial<Record<'url' | 'description' | 'eventTypes', string>>
  fields: Fields | undefined
}

const options = () => [
  { value: allEventTypes, label: words.allEventsAlsoLaterOnes },
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
      help={words.itAnswers2xxWithin15}
      required
    />
    <CheckboxGroup
      legend={words.events}
      name="eventTypes"
      options={options()}
      checked={(values.eventTypes ?? '').split(' ')}
      error={fields?.eventTypes && words.chooseAtLeastOneEvent}
      twoColumns
    />
    <Field
      label={words.description}
      name="description"
      autoComplete="off"
      defaultValue={values.description}
      error={fields?.description}
      optionalHint
    />
  </>
)
