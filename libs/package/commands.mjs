import { readFileSync } from 'node:fs'

export const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

const reads = 'Reads the database at DATABASE_URL or in DATA_DIR. Payments don’t change.'

/** By name, with a space or a colon between its words. `script` is relative to dist/server. */
export const commands = {
  start: {
    takes: '',
    does: 'Migrates the database, then serves the site and the API at http://127.0.0.1:3000.',
    more: 'The first start prints the administrator’s password once. HOST and PORT set the address. Ctrl-C stops it.',
    script: 'main.js',
    serves: true,
  },
  demo: {
    takes: '[--seed <number>] [--payments <number>]',
    does: 'Serves a year of sample data in data/demo, and prints every sign-in.',
    more: 'Only for this machine, because the passwords are public. Any option creates the data again. DEMO_DIR sets another folder.',
    serves: true,
  },
  backup: {
    takes: '<file or folder>',
    does: 'Copies the database into one file while payments continue, and verifies the copy.',
    more: 'It doesn’t contain the secret (data/app-secret or APP_SECRET). Store that separately.',
    script: 'process/backup/backup-command.js',
  },
  restore: {
    takes: '<backup> [--replace]',
    does: 'Restores a backup into an empty database. With --replace, it replaces the existing one.',
    more: 'Stop Gatehouse first. You need the secret of the installation that made the backup.',
    script: 'process/backup/restore-command.js',
  },
  'migrate data': {
    takes: '',
    does: 'Moves everything from SQLite in DATA_DIR to PostgreSQL at DATABASE_URL.',
    more: 'Stop Gatehouse first. The copy is verified before it’s committed.',
    script: 'process/backup/migrate-data-command.js',
  },
  'ledger verify': {
    takes: '[--cut <number> <new file>] [--after <file>]',
    does: 'Recomputes the ledger’s hash chain, every posting and every balance, and names the first mismatch.',
    more: `${reads} --cut records the ledger’s state up to an entry in a file, and --after continues from it.`,
    script: 'process/verification/ledger-command.js',
  },
  'audit verify': {
    takes: '',
    does: 'Recomputes the audit log’s hash chain.',
    more: reads,
    script: 'process/verification/audit-command.js',
  },
  evidence: {
    takes: '--from <day> --to <day> --out <new folder>',
    does: 'Exports the decisions of these days into a signed folder, with a page that verifies it without a server.',
    more: reads,
    script: 'process/evidence/evidence-command.js',
  },
  'secret rotate': {
    takes: '[--left]',
    does: 'Encrypts the data from APP_SECRET_PREVIOUS again with APP_SECRET. --left only counts what remains.',
    more: 'Start every process with both settings first.',
    script: 'process/app-secret/rotate-secret-command.js',
  },
  'account reset-factors': {
    takes: '<email>',
    does: 'Removes the second factors and sessions of a staff member who can’t sign in.',
    more: 'It’s recorded in the audit log, and the person gets an email.',
    script: 'process/account/reset-factors-command.js',
  },
}

const codes = 'Exit codes: 0 success, 1 refused or damage found, 2 unknown command.'
const settings =
  'Settings are environment variables or lines in a .env file in this folder. Data is stored in ./data or DATA_DIR.'

export const isHelp = (word) => word === '--help' || word === '-h'

/** The command for the first words, and the remaining arguments. */
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
