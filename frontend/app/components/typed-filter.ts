import { type FormEvent, useEffect, useRef } from 'react'
import { useSubmit } from 'react-router'

const pauseInTypingMs = 250

/** For a form that writes the URL: with JavaScript it also follows the typing in its one text input. */
export function useTypedFilter(q: string) {
  const submit = useSubmit()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    // Back and forward change the words from outside; nobody's typing is overwritten.
    if (input.current && document.activeElement !== input.current) input.current.value = q
  }, [q])

  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void submit(form, { replace: true, preventScrollReset: true }), pauseInTypingMs)
  }
  return { input, onChange }
}
