/** All texts of the command line. */

export const help = `gatehouse-cli – Gatehouse from a terminal, in test mode

Usage: gatehouse-cli COMMAND [OPTIONS]

  login                    Sign in on this computer; a team member confirms it in the browser
  logout                   Remove the key from this computer
  listen                   Receive events as they happen, and forward them to your program
  trigger EVENT            Trigger an event with a real payment in test mode
  logs                     Show your API requests
  clock advance CLOCK_ID   Advance a test clock, and wait until everything due has happened
  events resend EVENT_ID   Send an event again to every endpoint that received it
  transactions list        List payments

  gatehouse-cli COMMAND --help shows the options of a command.

Settings: GATEHOUSE_URL is the address of your Gatehouse, such as https://pay.example.com. NO_COLOR turns off colors.
Exit codes: 0 success, 1 rejected or failed, 2 invalid command or option, 3 not signed in.
`

const url = '  --url URL           Your Gatehouse; default: GATEHOUSE_URL, or where you last signed in'

export const helpOf = {
  login: `Usage: gatehouse-cli login [--url URL] [--name NAME]

Shows a code. A team member who can create API users confirms it at /client/device.
The key is for test mode, valid for 90 days, and stored in a file that only you can read.

${url}
  --name NAME         The name of this computer on that page; default: its host name
`,
  logout: `Usage: gatehouse-cli logout [--url URL]

Revokes the token and removes the key. The API user remains until you delete it under API Users.

${url}
`,
  listen: `Usage: gatehouse-cli listen [--forward-to URL] [--events A,B] [--secret whsec_…] [--url URL]

Receives your events in test mode. Each one is sent to URL like a webhook, with the same headers and body, signed
with the secret that is printed at the start. After a lost connection, it continues where it stopped.

  --forward-to URL    Send each event to this URL, such as http://localhost:4242/hooks; otherwise only show it
  --events A,B        Only these types
  --secret SECRET     Sign with this secret instead of a new one
  --json              Print each event as a line of JSON
${url}
`,
  trigger: `Usage: gatehouse-cli trigger EVENT [--amount N] [--currency CUR] [--url URL]

Makes a real payment in test mode that causes the event:

EVENTS
  --amount N          In minor units; default: 10000
  --currency CUR      Default: USD
${url}
`,
  logs: `Usage: gatehouse-cli logs [--follow] [--limit N] [--json] [--url URL]

Shows your API requests and responses, oldest first. New ones appear after about a second.

  --follow            Keep showing new requests until you press Ctrl+C
  --limit N           How many to show first, up to 100; default: 20
  --json              Print each request as a line of JSON
${url}
`,
  'clock advance': `Usage: gatehouse-cli clock advance CLOCK_ID (--to TIME | --days N) [--json] [--url URL]

Renewals, retries and emails due until then happen in order. The command ends when everything is done.

  --to TIME           Such as 2027-03-01 or 2027-03-01T09:00:00Z; at most five years ahead of the clock
  --days N            Advance by this many days
  --json              Print the clock as a line of JSON
${url}
`,
  'events resend': `Usage: gatehouse-cli events resend EVENT_ID [--url URL]

Sends an event again to every endpoint that received it.

${url}
`,
  'transactions list': `Usage: gatehouse-cli transactions list [--status STATUS] [--limit N] [--json] [--url URL]

  --status STATUS     Only payments with this status, such as succeeded
  --limit N           Up to 100; default: 20
  --json              Print each payment as a line of JSON
${url}
`,
}

export const unknownCommand = (text) => `Unknown command "${text}". Run gatehouse-cli --help to list all commands.`
export const missing = (what) => `${what} is missing.`
export const unknownEvent = (text, events) => `You can’t trigger "${text}". Available events: ${events.join(', ')}.`
export const notAWholeNumber = (name, min, max) => `--${name} must be a whole number from ${min} to ${max}.`
export const toOrDays = 'Set either --to TIME or --days N.'
export const notATime = (text) =>
  `--to must be a time such as 2027-03-01 or 2027-03-01T09:00:00Z. You entered "${text}".`
export const advanced = (clock, now) => `${clock} is now at ${now}. Everything due until then has happened.`
export const clockStopped = (fault, now) => `The clock stopped at ${now}: ${fault}`
export const notAnAddress = (name, text) => `${name} must be a URL that starts with http:// or https://: ${text}`
export const noAddress = 'Set GATEHOUSE_URL or --url to the address of your Gatehouse.'
export const notSecret = '--secret must start with whsec_, followed by at least 24 bytes in base64.'
export const notSignedIn = (origin) => `Not signed in at ${origin}. Run: gatehouse-cli login`
export const keyEnded = (origin) => `The key for ${origin} no longer works. Sign in again: gatehouse-cli login`
export const cannotReach = (origin, why) => `${origin} isn’t responding: ${why}`
export const notGatehouse = (origin) => `${origin} isn’t a Gatehouse server.`
export const unreadableFile = (path) => `${path} is damaged. Remove it, then sign in again.`

export const openThis = 'Open this URL and confirm the code:'
export const waiting = 'Waiting for confirmation'
export const denied = 'The sign-in was denied.'
export const expired = 'The code wasn’t confirmed in time. Start again: gatehouse-cli login'
export const signedIn = (origin) => `Signed in at ${origin}, in test mode.`
export const signedOut = (origin) =>
  `Signed out of ${origin}. This computer’s API user remains until you delete it under API Users.`
export const wasNotSignedIn = (origin) => `Not signed in at ${origin}.`

export const secretIs = 'Signing secret'
export const listening = (origin) => `Listening to events from ${origin} in test mode. Press Ctrl+C to stop.`
export const forwarding = 'Forwarding to'
export const lost = (seconds) => `The connection was lost. Reconnecting in ${seconds} s to continue where it stopped`
export const back = 'Reconnected'
export const gap =
  'Disconnected for too long: some events are missing here. List them with GET /clients/:clientID/events.'
export const noRights =
  'This computer’s API user can no longer listen to events. Add the permission "Listen to events" to its role.'
export const took = (ms) => `${ms} ms`
export const notSent = (why) => `not sent: ${why}`

export const caused = (event, id) => `Triggered ${event} for ${id}`
export const resent = (count) => (count === 1 ? 'Sent again to 1 endpoint' : `Sent again to ${count} endpoints`)
export const nothingSent = (id) => `The last 1,000 deliveries don’t include ${id}, so it can’t be resent.`
export const noneWith = (status) => `No payments with the status ${status}.`
export const noPayments = 'No payments yet. Create one: gatehouse-cli trigger transaction.succeeded'
export const noCalls = 'No requests yet.'
