import { describe, expect, it } from '@jest/globals'
import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { words } from '../../eslint-words.js'

const faultsIn = (code, rule) => {
  const config = {
    files: ['**/*.tsx'],
    languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { words },
    rules: { [`words/${rule}`]: 'error' },
  }
  return new Linter().verify(code, [config], 'screen.tsx').map(({ ruleId }) => ruleId)
}

describe('words/on-screens', () => {
  it.each([
    '<p>Hello</p>',
    '<p>{count} payments</p>',
    '<p title="Some words" />',
    "<p aria-label={isOn ? 'On' : words.off} />",
    '<p label={`Of ${name}`} />',
    "<p>{isOn ? 'yes, it is' : words.no}</p>",
    "<p>{name ?? 'Nobody'}</p>",
    "pageMeta('Sign in')",
  ])('refuses %s', (code) => {
    expect(faultsIn(code, 'on-screens')).toEqual(['words/on-screens'])
  })

  it.each([
    '<p title={words.title}>{words.text} · <b>{name}</b></p>',
    '<code>GET /clients</code>',
    '<p className="some classes" to="/client/login">Gatehouse</p>',
    "<p role={isOn ? 'alert' : 'status'} />",
  ])('takes %s', (code) => {
    expect(faultsIn(code, 'on-screens')).toEqual([])
  })
})

describe('words/in-refusals', () => {
  it.each([
    "class A extends AppError { constructor() { super(409, 'CODE', 'Some words') } }",
    'class A extends AppError { constructor(n) { const said = `At most ${n} are possible`; super(409, "CODE", said) } }',
    "class A extends refusal(409, 'CODE', 'Some words') {}",
    'class A extends fieldRefusal("name", 409, "CODE", (n) => `At most ${n} are possible`) {}',
    "throw new InvalidInput({ cursor: 'This cursor is not one of ours' })",
    "class A { @IsString({ message: 'Enter text' }) a }",
    "class A { @RequiredText('Code is required') a }",
  ])('refuses %s', (code) => {
    expect(new Set(faultsIn(code, 'in-refusals'))).toEqual(new Set(['words/in-refusals']))
  })

  it.each([
    "class A extends AppError { constructor() { super(409, 'CODE', words.some) } }",
    "class A extends refusal(503, 'CODE', words.some, { 'retry-after': '60' }) {}",
    "class A extends Error { constructor() { super('Said to nobody') } }",
    "class A { @Gated('Create roles') a() {} }",
  ])('takes %s', (code) => {
    expect(faultsIn(code, 'in-refusals')).toEqual([])
  })
})
