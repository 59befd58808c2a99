export const lastEventUnknown =
  'Last-Event-ID names no event of this stream. Open it without one to begin with what happens from now on'
export const lastEventExpired = (days: number) =>
  `Last-Event-ID is older than the ${days} days that a stream goes back, or was never in one. List what you have missed with GET /clients/:clientID/events, then open the stream without it`
export const tooManyStreams = (count: number) =>
  `Your client has ${count} streams open at this server. Close one, or try again in a moment`
export const serverIsFull = 'This server has no room for another stream just now. Please try again in a moment'
export const serverStops = 'This server is stopping. Open the stream again in a moment'
