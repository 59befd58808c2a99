import { AsyncLocalStorage } from 'node:async_hooks'
import { data } from 'react-router'
import * as words from '#contract/messages/frame.js'

// Forms that wait for a proof travel sealed, and are read by their action as if they had come by themselves.
const carriedForm = new AsyncLocalStorage<FormData>()

export const withCarriedForm = <T>(form: FormData, run: () => Promise<T>): Promise<T> => carriedForm.run(form, run)

export const formOf = async (request: Request): Promise<FormData> => carriedForm.getStore() ?? request.formData()

export interface FormInput {
  /** By wire names, as the request classes want it. */
  input: Record<string, unknown>
  /** What the person typed, to fill the form again; never a password. */
  typed: Record<string, string>
}

/** `numeric` inputs become numbers where they are numbers; `lists` and `flags` are checkboxes: absent is not ticked. */
export async function readForm(
  request: Request,
  numeric: readonly string[] = [],
  { lists = [], flags = [] }: { lists?: readonly string[]; flags?: readonly string[] } = {},
): Promise<FormInput> {
  const form = await formOf(request).catch(() => {
    throw data(words.thisFormCouldNotBe, { status: 400 })
  })
  const input: Record<string, unknown> = {}
  const typed: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue
    input[name] = numeric.includes(name) ? toNumber(value) : value
    if (!/password/i.test(name)) typed[name] = value
  }
  for (const name of lists) {
    input[name] = form.getAll(name).map(String)
    typed[name] = form.getAll(name).join(' ')
  }
  for (const name of flags) input[name] = form.has(name)
  return { input, typed }
}

/** A number where it is one, else the text, for the request class to refuse. */
export const toNumber = (text: string) => (/^\s*-?\d+(\.\d+)?\s*$/.test(text) ? Number(text) : text)

/** The router's own requests, whose path ends in `.data`; only then can the screen show a toast and wait. */
export const isScripted = (request: Request): boolean => new URL(request.url).pathname.endsWith('.data')
