import { useLayoutEffect, useRef } from 'react'
import { countersMs } from '#contract/limits.js'

const format = (value: number) => value.toLocaleString('en-US')

/** Counts up to `value`. The HTML holds the final number, for where no script runs, and so does what a screen reader hears. */
export function AnimatedNumber({ value }: { value: number }) {
  const face = useRef<HTMLSpanElement>(null)

  // Before the browser paints: nobody sees the final number and then a jump to the first one.
  useLayoutEffect(() => {
    const element = face.current
    if (!element) return
    element.dataset.counting = ''
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      element.textContent = format(value)
      return
    }
    element.textContent = format(0)
    const start = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, now - start) / countersMs)
      element.textContent = format(Math.round(value * (1 - (1 - part) ** 3)))
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => {
      cancelAnimationFrame(frame)
      element.textContent = format(value)
    }
  }, [value])

  return (
    <>
      <span ref={face} aria-hidden="true" className="counter">
        {format(value)}
      </span>
      <span className="sr-only">{format(value)}</span>
    </>
  )
}
