import { describe, expect, it } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { inRoot } from '../launch/paths.mjs'
import { commands, find, helpFor, overview } from './commands.mjs'
import { isBelow } from './node-floor.mjs'

const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))

describe('the commands of the package', () => {
  it('are those that operators have in a clone, and run the same files', () => {
    const inClone = Object.entries(scripts).filter(([, line]) => line.includes('dist/server/process/'))
    expect(inClone.length).toBeGreaterThan(5)
    for (const [name, line] of inClone) {
      const { command } = find([name])
      expect([name, line.endsWith(`dist/server/${command.script}`)]).toEqual([name, true])
    }
  })

  it('are found with a space or a colon, and keep what follows', () => {
    expect(find(['ledger', 'verify', '--after', 'cut.json'])).toEqual(find(['ledger:verify', '--after', 'cut.json']))
    expect(find(['restore', 'a.sqlite', '--replace']).rest).toEqual(['a.sqlite', '--replace'])
    for (const words of [['ledger'], ['verify'], ['toString'], ['constructor']]) expect(find(words)).toBeUndefined()
  })

  it('each have a help, and stand in the overview', () => {
    for (const [name, command] of Object.entries(commands)) {
      expect(helpFor(command).startsWith(`gatehouse ${name}`)).toBe(true)
      expect(helpFor(command)).toContain(command.more)
      expect(overview()).toContain(`  ${name} `)
    }
  })
})

describe('the Node that the package asks for', () => {
  it('is compared number by number', () => {
    const older = ['20.20.2', '22.9.0', '22.21.9']
    expect(older.filter((version) => !isBelow(version, '22.22.0'))).toEqual([])
    expect(['22.22.0', '22.22.1', '22.100.0', '24.0.0'].filter((version) => isBelow(version, '22.22.0'))).toEqual([])
  })
})
