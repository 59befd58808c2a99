import type { Event } from '../../platform/events/event.entity.js'

/** The same bytes on every attempt, because the event is kept as the text it was. */
export const deliveryBody = ({ eventID, type, createdAt, mode, data }: Event): string =>
  `{"id":"${eventID}","type":"${type}","timestamp":"${createdAt.toISOString()}","mode":"${mode}","data":${data}}`

export const signedTextOf = (webhookID: string, timestamp: number, body: string) => `${webhookID}.${timestamp}.${body}`

export const timestampOf = (time: Date): number => Math.floor(time.getTime() / 1_000)
