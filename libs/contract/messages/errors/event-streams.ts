export const lastEventUnknown =
  'Last-Event-ID doesn’t match an event in this stream. Open the stream without it to start with new events'
export const lastEventExpired = (days: number) =>
  `Last-Event-ID is unknown or older than ${days} days. List missed events with GET /clients/:clientID/events. Then open the stream without it`
export const tooManyStreams = (count: number) =>
  `Your client has ${count} open streams on this server. Close one, or try again in a moment`
export const serverIsFull = 'This server can’t accept another stream right now. Try again in a moment'
export const serverStops = 'This server is shutting down. Reopen the stream in a moment'
