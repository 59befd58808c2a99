import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { inRoot } from '../launch/paths.mjs'
import { answersOf, modesOf, readCalls, typesOf } from './calls.mjs'
import { readEarlyRefusals, readErrors } from './errors.mjs'
import { readHandlers } from './handlers.mjs'
import { readProgram } from './program.mjs'
import { readRequests } from './requests.mjs'
import { readSdkMethods, spokenMethods } from './sdks/facts.mjs'
import { leftOver, sdkFiles } from './sdks/write.mjs'
import { readSettings } from './settings.mjs'
import { nameOf, readShapes } from './shapes.mjs'

const apiFile = inRoot('api', 'src', 'process', 'openapi', 'generated', 'sources.json')
const siteFile = inRoot('frontend', 'app', 'content', 'generated', 'sources.json')
const callsFile = inRoot('libs', 'contract', 'generated', 'calls.ts')
const answersFile = inRoot('libs', 'contract', 'generated', 'call-answers.ts')
const modesFile = inRoot('libs', 'contract', 'generated', 'calls-in-mode.ts')
const messages = { type: 'WebhookMessages', from: { WebhookMessages: '#contract/event-data.js' } }
const noBody = ['void', 'string']
const errorBodies = [
  { type: 'ErrorBody', from: { ErrorBody: '#contract/answers.js' } },
  { type: 'OAuthErrorBody', from: { OAuthErrorBody: '#contract/oauth.js' } },
]

function derive() {
  const sources = readProgram()
  const errors = readErrors(sources)
  const handlers = readHandlers(sources, errors)
  const calls = readCalls(sources)
  const answers = answersOf(calls, handlers)
  const facts = Object.values(handlers)
  const types = facts.flatMap(({ answer, form }) => [answer, ...(form ? [form] : [])])
  const { shapes, events } = withoutMessages(
    readShapes([...types.filter(({ type }) => !noBody.includes(type)), ...errorBodies, messages]),
  )
  for (const handler of facts) {
    const { type } = handler.answer
    handler.answer = type === 'void' ? null : type === 'string' ? 'text' : nameOf(type)
    if (handler.form) handler.form = nameOf(handler.form.type)
  }
  const methods = readSdkMethods(sources, handlers)
  for (const [key, spoken] of spokenMethods(methods)) handlers[key].sdkMethod = spoken
  const all = { ...errors, ...readEarlyRefusals(sources) }
  return [
    [
      apiFile,
      asJson({
        handlers: sorted(handlers),
        errors: sorted(errors),
        requests: readRequests(sources),
        events,
        shapes: sorted(shapes),
      }),
    ],
    [siteFile, asJson({ settings: readSettings(sources), errors: sorted(all) })],
    [callsFile, typesOf(calls)],
    [answersFile, answers],
    [modesFile, modesOf(calls)],
    ...sdkFiles(methods, sources, shapes),
  ]
}

const asJson = (facts) => `${JSON.stringify(facts, null, 2)}\n`

function withoutMessages({ [messages.type]: all, ...shapes }) {
  const named = Object.entries(all.properties).map(([type, { $ref }]) => [type, $ref.split('/').at(-1)])
  const events = Object.fromEntries(named.map(([type, name]) => [type, shapes[name]]))
  for (const [, name] of named) delete shapes[name]
  return { shapes, events }
}

const sorted = (record) => Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))

const isCheck = process.argv.includes('--check')
const files = derive()
const stale = files.filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text)
for (const [file, text] of isCheck ? [] : stale) writeFileSync(file, text)
for (const file of isCheck ? [] : leftOver(files)) rmSync(file)
for (const file of isCheck ? [...stale.map(([file]) => file), ...leftOver(files)] : []) {
  console.error(`${file} is not up to date. Run \`npm run openapi\` and commit what it writes.`)
  process.exitCode = 1
}
