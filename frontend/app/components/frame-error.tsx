import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from './button'
import { useCommonWords } from './speech'

/** In a frame there is no way to our other pages, and no reload by the browser that would keep the frame. */
export function FrameError() {
  const words = useCommonWords()
  const { state, revalidate } = useRevalidator()
  useEffect(() => {
    const again = () => void revalidate()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [revalidate])
  return (
    <main id="main" tabIndex={-1} className="mx-auto flex max-w-md flex-col gap-4 px-4 py-8" role="alert">
      <p>{words.connectionLost}</p>
      <Button size="lg" fullWidth loading={state === 'loading'} onClick={() => void revalidate()}>
        {words.tryAgain}
      </Button>
    </main>
  )
}
