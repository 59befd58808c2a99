export const about = (mode: string) =>
  `Payments of one merchant, in ${mode} mode. Amounts are whole minor units of their currency: 1234 USD is 12.34. Times are ISO 8601 in UTC. ` +
  'Each tool is one call of the API, with the rights that the role of this API user has; a refusal says its code and why. ' +
  'Ask a person before anything that moves money.'

export const keyArgument =
  'One for each action you mean: the same call with the same key gets the first answer again, and moves nothing twice. Left out, one is made, and the answer tells it.'
export const keyMade = (key: string) =>
  `Idempotency key: ${key}. To try this same action again, say it as idempotencyKey; without it the next call is another action.`
export const ifMatchArgument =
  'The `version` of the row that this change was made on, in quotes. Without it, whatever is there is replaced.'

export const done = 'Done; there is nothing to read.'
export const unknownTool = (name: string) => `There is no tool ${name}`
export const unknownArguments = (unknown: string[], known: string[]) =>
  `There is no argument ${unknown.join(', ')}. ${known.length > 0 ? `This tool takes ${known.join(', ')}.` : 'This tool takes none.'}`
export const missingArguments = (missing: string[]) => `Say ${missing.join(', ')} too.`
export const oddArgument = (name: string) => `${name} is not an id that can stand in an address.`

export const notJson = 'Parse error: the body is no JSON'
export const noBatches = 'Invalid request: send one message at a time'
