import { readFileSync } from 'node:fs'

export const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

const reads = 'Reads the database that DATABASE_URL or DATA_DIR names, and changes no payment.'

/** By the words that call it, with a space or a colon between them; `script` stands in dist/server. */
export const commands = {
  start: {
    takes: '',
    does: 'Serves the site and the API on http://127.0.0.1:3000, and migrates the database first.',
    more: 'The first start prints the password of the administrator once. HOST and PORT say where it listens; Ctrl-C ends it.',
    script: 'main.js',
    serves: true,
  },
  demo: {
    takes: '[--seed <number>] [--payments <number>]',
    does: 'Serves a year of believable data in data/demo, with the sign-in of everybody printed.',
    more: 'For this machine alone: its passwords are known. With an option the data is made anew. DEMO_DIR names another folder.',
    serves: true,
  },
  backup: {
    takes: '<file or folder>',
    does: 'Copies the whole database into one file, while payments go on, and checks the copy.',
    more: 'The secret (data/app-secret or APP_SECRET) is not in it: keep it at another place.',
    script: 'process/backup/backup-command.js',
  },
  restore: {
    takes: '<backup> [--replace]',
    does: 'Puts a backup in place of an empty database; with --replace, of the one that is there.',
    more: 'Stop Gatehouse before. The secret of that installation must be there.',
    script: 'process/backup/restore-command.js',
  },
  'migrate data': {
    takes: '',
    does: 'Moves everything from SQLite in DATA_DIR to PostgreSQL at DATABASE_URL.',
    more: 'Stop Gatehouse before. What was copied is checked before it counts.',
    script: 'process/backup/migrate-data-command.js',
  },
  'ledger verify': {
    takes: '[--cut <number> <new file>] [--after <file>]',
    does: 'Recomputes the chain of the books, every posting and every balance, and names the first bad row.',
    more: `${reads} --cut keeps the books up to a place in a file, and --after goes on from it.`,
    script: 'process/verification/ledger-command.js',
  },
  'audit verify': {
    takes: '',
    does: 'Recomputes the chain of the audit log.',
    more: reads,
    script: 'process/verification/audit-command.js',
  },
  evidence: {
    takes: '--from <day> --to <day> --out <new folder>',
    does: 'Writes what was decided in these days into a folder, signed, with a page that checks it without a server.',
    more: reads,
    script: 'process/evidence/evidence-command.js',
  },
  'secret rotate': {
    takes: '[--left]',
    does: 'Seals anew with APP_SECRET what APP_SECRET_PREVIOUS sealed; --left only counts.',
    more: 'Start every process with both settings first.',
    script: 'process/app-secret/rotate-secret-command.js',
  },
  'account reset-factors': {
    takes: '<email>',
    does: 'Ends the second factors and sessions of somebody of the staff, who cannot sign in otherwise.',
    more: 'It stands in the audit log, and the person is told by mail.',
    script: 'process/account/reset-factors-command.js',
  },
}

const codes = 'Ends with 0 when it went well, 1 when it was refused or found damage, 2 when there is no such command.'
const settings =
  'Settings are environment variables, or stand in a file .env in this folder. Data goes into ./data, or where DATA_DIR says.'

export const isHelp = (word) => word === '--help' || word === '-h'

/** The command that the first words name, and what follows them. */
export const find = (words) => {
  for (const length of [1, 2]) {
    const name = words.slice(0, length).join(' ').replace(':', ' ')
    if (Object.hasOwn(commands, name)) return { name, command: commands[name], rest: words.slice(length) }
  }
}

const lineOf = (name, takes) => ['gatehouse', name, takes].filter(Boolean).join(' ')

export const helpFor = (command) => {
  const [name] = Object.entries(commands).find(([, one]) => one === command)
  return [lineOf(name, command.takes), '', command.does, command.more, '', settings, codes].join('\n')
}

export const overview = () => {
  const width = Math.max(...Object.keys(commands).map((name) => name.length))
  const rows = Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`)
  return [
    `Gatehouse ${version}, a payment gateway platform.`,
    '',
    'gatehouse <command> [--help]',
    '',
    ...rows,
    '',
    settings,
    codes,
  ].join('\n')
}
