#!/usr/bin/env node
import './node-floor.mjs'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { inRoot } from '../launch/paths.mjs'
import { stopWithParent } from '../launch/stop-with-parent.mjs'
import { commands, find, helpFor, isHelp, overview, version } from './commands.mjs'

const settingsFile = '.env'

const useSettings = () => {
  if (existsSync(settingsFile)) process.loadEnvFile(settingsFile)
  process.env.NODE_ENV = 'production'
  // For sentences that name a command.
  process.env.GATEHOUSE_COMMAND = 'npx gatehouse'
}

const runScript = (script, args) => {
  const file = inRoot('dist', 'server', script)
  process.argv = [process.execPath, file, ...args]
  return import(pathToFileURL(file).href)
}

const refuse = (reason) => {
  console.error(`${reason}\n\n${overview()}`)
  process.exitCode = 2
}

const run = async ({ command, rest }) => {
  if (rest.some(isHelp)) return console.log(helpFor(command))
  useSettings()
  // npx hands a signal to its shell, which dies without handing it on.
  if (command.serves && process.env.npm_command === 'exec') stopWithParent()
  if (command.script) return runScript(command.script, rest)
  const { makeDemo } = await import('./demo.mjs')
  if (await makeDemo(rest)) await runScript(commands.start.script, [])
}

const words = process.argv.slice(2)
const found = find(words)
if (words[0] === '--version' || words[0] === '-v') console.log(version)
else if (words.length === 0) refuse('Choose a command.')
else if (isHelp(words[0]) || words[0] === 'help') console.log(overview())
else if (found) await run(found)
else refuse(`Unknown command "${words.join(' ')}".`)
