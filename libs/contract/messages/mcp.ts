export const about = (mode: string) =>
  `Payments of one merchant, in ${mode} mode. Amounts are whole minor units of their currency: 1234 USD is 12.34. Times are ISO 8601 in UTC. ` +
  'Each tool is one API request, with the permissions of this API user’s role. Errors have a code and a reason. ' +
  'Ask a person before anything that moves money.'

export const keyArgument =
  'Use one key per action. Repeating a call with the same key returns the first response and moves no more money. If you leave it out, we generate one and return it.'
export const keyMade = (key: string) =>
  `Idempotency key: ${key}. To retry this action, send it as idempotencyKey. Without it, the next call is a new action.`
export const ifMatchArgument =
  'The version that your change is based on, in quotes. Without it, the change overwrites the current one.'

export const done = 'Done. There is no content to return.'
export const unknownTool = (name: string) => `Tool ${name} doesn’t exist`
export const unknownArguments = (unknown: string[], known: string[]) =>
  `There is no argument ${unknown.join(', ')}. ${known.length > 0 ? `This tool takes ${known.join(', ')}.` : 'This tool takes none.'}`
export const missingArguments = (missing: string[]) => `Missing arguments: ${missing.join(', ')}.`
export const oddArgument = (name: string) => `${name} isn’t a valid ID.`

export const notJson = 'Parse error: the body isn’t JSON'
export const noBatches = 'Invalid request: send one message at a time'
