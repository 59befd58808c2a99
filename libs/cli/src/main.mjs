#!/usr/bin/env node
import { advanceClock } from './clock.mjs'
import { resend } from './events.mjs'
import { Fault, misunderstood } from './faults.mjs'
import { listen } from './listen.mjs'
import { login } from './login.mjs'
import { logout } from './logout.mjs'
import { logs } from './logs.mjs'
import { redAside, sayAside } from './screen.mjs'
import { listTransactions } from './transactions.mjs'
import { trigger, triggered } from './trigger.mjs'
import * as words from './words.mjs'

const commands = {
  login,
  logout,
  listen,
  trigger,
  logs,
  'clock advance': advanceClock,
  'events resend': resend,
  'transactions list': listTransactions,
}

async function run(args) {
  const named = [args.slice(0, 2).join(' '), args[0] ?? ''].find((name) => Object.hasOwn(commands, name))
  const asksForHelp = args.includes('--help') || args.includes('-h')
  if (named === undefined) {
    if (args.length > 0 && !asksForHelp && args[0] !== 'help') throw misunderstood(words.unknownCommand(args.join(' ')))
    return void process.stdout.write(words.help)
  }
  if (asksForHelp) return void process.stdout.write(helpOf(named))
  await commands[named](args.slice(named.split(' ').length))
}

const helpOf = (named) =>
  words.helpOf[named].replace('EVENTS', triggered.map((event) => `  ${event}`).join('\n') + '\n')

// Whoever reads us and leaves, as `head` does, has had enough.
process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 1))
process.on('SIGINT', () => process.exit(0))
process.on('SIGTERM', () => process.exit(0))

run(process.argv.slice(2)).then(
  () => process.exit(0),
  (error) => {
    sayAside(redAside(error instanceof Fault ? error.message : (error.stack ?? String(error))))
    process.exit(error instanceof Fault ? error.exitCode : 1)
  },
)
