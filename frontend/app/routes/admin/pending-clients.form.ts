/** The one form of the page: every card's rate and box belong to it, wherever they stand. */
export const decisionForm = 'decisions'

const prefix = 'rate.'
export const rateName = (clientID: string) => `${prefix}${clientID}`

/** The rates as they were typed, by client. */
export const ratesOf = (typed: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  )
