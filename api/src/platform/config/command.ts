import { type Environment, readEnvironment } from './environment.js'

export function runCommand(work: (environment: Environment, args: string[]) => Promise<unknown>): void {
  // Read inside: settings that are wrong are told in a sentence as well.
  Promise.resolve()
    .then(() => work(readEnvironment(), process.argv.slice(2)))
    .then(
      (code) => process.exit(typeof code === 'number' ? code : 0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
        process.exit(1)
      },
    )
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`)
