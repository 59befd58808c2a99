import { allEventTypes } from '#contract/event-types.js'

/** Of a posted form. Who ticks all events and some of them wants all. */
export const endpointInput = ({ url, eventTypes, description }: Record<string, unknown>) => ({
  url,
  eventTypes: Array.isArray(eventTypes) && eventTypes.includes(allEventTypes) ? [allEventTypes] : eventTypes,
  description,
})
