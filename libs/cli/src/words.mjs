/** Every sentence that the command line says. */

export const help = `gatehouse-cli – Gatehouse from a terminal, in test mode

Usage: gatehouse-cli COMMAND [OPTIONS]

  login                    Let this computer in; a member of your business confirms it in the browser
  logout                   Forget the key on this computer
  listen                   Hear events as they happen, and hand them to a program of yours
  trigger EVENT            Make an event happen, by a real payment in test mode
  logs                     See what your programs called
  clock advance CLOCK_ID   Advance a test clock, and wait until all that is due has happened
  events resend EVENT_ID   Send an event again to every endpoint that it was sent to
  transactions list        See payments

  gatehouse-cli COMMAND --help says what a command takes.

Settings: GATEHOUSE_URL is where Gatehouse runs, such as https://pay.example.com. NO_COLOR takes the colours away.
Exit codes: 0 done, 1 refused or failed, 2 not understood, 3 not signed in.
`

const url = '  --url URL           Where Gatehouse runs; else GATEHOUSE_URL, else where you signed in last'

export const helpOf = {
  login: `Usage: gatehouse-cli login [--url URL] [--name NAME]

Shows a code. A member of your business who may make API users confirms it at /client/device.
The key is for test mode, good for 90 days, and kept in a file that only you can read.

${url}
  --name NAME         What the page calls this computer; else its host name
`,
  logout: `Usage: gatehouse-cli logout [--url URL]

Revokes the token and forgets the key. The API user stays until you delete it under API Users.

${url}
`,
  listen: `Usage: gatehouse-cli listen [--forward-to URL] [--events A,B] [--secret whsec_…] [--url URL]

Hears the events of your business in test mode. Each one is sent to URL as a webhook is, with the same headers and
body, signed with the secret that is printed at the start. A lost connection goes on where it broke off.

  --forward-to URL    Where to send each event, such as http://localhost:4242/hooks; without it they are only shown
  --events A,B        Only these types
  --secret SECRET     Sign with this secret and not with a new one
  --json              Print each event as a line of JSON
${url}
`,
  trigger: `Usage: gatehouse-cli trigger EVENT [--amount N] [--currency CUR] [--url URL]

Makes a real payment in test mode, so that the event and all that belongs to it happen:

EVENTS
  --amount N          In minor units; 10000 unless you say
  --currency CUR      USD unless you say
${url}
`,
  logs: `Usage: gatehouse-cli logs [--follow] [--limit N] [--json] [--url URL]

What your programs called and were answered, the oldest first. The log is about a second behind.

  --follow            Go on, until you press Ctrl+C
  --limit N           How many to begin with; 20 unless you say, at most 100
  --json              Print each call as a line of JSON
${url}
`,
  'clock advance': `Usage: gatehouse-cli clock advance CLOCK_ID (--to TIME | --days N) [--json] [--url URL]

Renewals, retries and mails that are due until then happen in order. The command ends when all of it is done.

  --to TIME           Such as 2027-03-01 or 2027-03-01T09:00:00Z; later than the clock, by at most five years
  --days N            So many days later
  --json              Print the clock as a line of JSON
${url}
`,
  'events resend': `Usage: gatehouse-cli events resend EVENT_ID [--url URL]

Sends an event again to every endpoint that it was sent to.

${url}
`,
  'transactions list': `Usage: gatehouse-cli transactions list [--status STATUS] [--limit N] [--json] [--url URL]

  --status STATUS     Only those in this state, such as succeeded
  --limit N           20 unless you say, at most 100
  --json              Print each payment as a line of JSON
${url}
`,
}

export const unknownCommand = (text) => `There is no command "${text}". gatehouse-cli --help lists them.`
export const missing = (what) => `${what} is missing.`
export const unknownEvent = (text, events) => `"${text}" cannot be triggered. These can: ${events.join(', ')}.`
export const notAWholeNumber = (name, min, max) => `--${name} is a whole number from ${min} to ${max}.`
export const toOrDays = 'Say how far with either --to TIME or --days N.'
export const notATime = (text) => `--to is a time such as 2027-03-01 or 2027-03-01T09:00:00Z, and not "${text}".`
export const advanced = (clock, now) => `${clock} shows ${now}. Everything due until then has happened.`
export const clockStopped = (fault, now) => `The clock stopped at ${now}: ${fault}`
export const notAnAddress = (name, text) => `${name} is no address that begins with http:// or https://: ${text}`
export const noAddress = 'Say where Gatehouse runs: set GATEHOUSE_URL, or give --url.'
export const notSecret = '--secret begins with whsec_ and holds at least 24 bytes in base64.'
export const notSignedIn = (origin) => `Not signed in at ${origin}. Begin with: gatehouse-cli login`
export const keyEnded = (origin) => `The key for ${origin} is not good any more. Sign in again: gatehouse-cli login`
export const cannotReach = (origin, why) => `${origin} does not answer: ${why}`
export const notGatehouse = (origin) => `What answers at ${origin} is not Gatehouse.`
export const unreadableFile = (path) => `${path} cannot be read as it should. Remove it, and sign in again.`

export const openThis = 'Open this address, and confirm the code:'
export const waiting = 'Waiting for somebody to confirm'
export const denied = 'The sign-in was denied.'
export const expired = 'The code was not confirmed in time. Begin again: gatehouse-cli login'
export const signedIn = (origin) => `Signed in at ${origin}, in test mode.`
export const signedOut = (origin) =>
  `Signed out of ${origin}. The API user of this computer stays until you delete it under API Users.`
export const wasNotSignedIn = (origin) => `Not signed in at ${origin}.`

export const secretIs = 'Signing secret'
export const listening = (origin) => `Hearing events of ${origin} in test mode. Ctrl+C ends it.`
export const forwarding = 'Forwarding to'
export const lost = (seconds) => `The connection was lost. Trying again in ${seconds} s, from where it broke off`
export const back = 'Connected again'
export const gap =
  'Away for too long: events of that time are not told here. See them with GET /clients/:clientID/events.'
export const noRights =
  'The API user of this computer may not listen to events any more. Give its role "Listen to events".'
export const took = (ms) => `${ms} ms`
export const notSent = (why) => `not sent: ${why}`

export const caused = (event, id) => `${event} happened to ${id}`
export const resent = (count) => (count === 1 ? 'Sent again to 1 endpoint' : `Sent again to ${count} endpoints`)
export const nothingSent = (id) =>
  `No endpoint was sent ${id} among the last 1000 deliveries, so there is nothing to send again.`
export const noPayments = 'No payments yet. Make one: gatehouse-cli trigger transaction.succeeded'
export const noCalls = 'No calls yet.'
